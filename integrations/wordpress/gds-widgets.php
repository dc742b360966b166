<?php
/**
 * Plugin Name: Area soci
 * Description: Mette nelle pagine l’area soci, l’iscrizione dei donatori o la campanella: con il blocco «Area soci» o con lo shortcode [gds tag="backoffice"]. Gli indirizzi e il colore sono in Impostazioni → Area soci.
 *
 * A must-use plugin for WordPress 6.1 or later: copy this file into wp-content/mu-plugins/. It stores one option, gds_widgets.
 * The file keeps to the syntax of PHP 7.4, so that an older PHP shows the notice below instead of an error.
 */

defined( 'ABSPATH' ) || exit;

if ( PHP_VERSION_ID < 80100 ) {
	add_action(
		'admin_notices',
		function () {
			echo '<div class="notice notice-error"><p>L’area soci ha bisogno di PHP 8.1 o successivo. Questo sito usa PHP ' . esc_html( PHP_VERSION ) . '.</p></div>';
		}
	);
	return;
}

const GDS_WIDGETS_OPTION   = 'gds_widgets';
const GDS_WIDGETS_LOADER   = 'gds-loader.js';
const GDS_WIDGETS_ELEMENTS = [
	'backoffice'         => 'Area soci',
	'donor-registration' => 'Iscrizione dei donatori',
	'notification-bell'  => 'Campanella delle notifiche',
];
/** The addresses whose servers run code in the page or receive passwords or tokens. */
const GDS_WIDGETS_ADDRESSES = [ 'base', 'api-base', 'uploads-base', 'socket-url' ];
const GDS_WIDGETS_VALUES   = [
	'on' => 'Sì', 'off' => 'No', 'light' => 'Chiaro', 'dark' => 'Scuro', 'auto' => 'Come il sistema di chi visita',
	'sign-up' => 'L’iscrizione', 'sign-in' => 'L’accesso', 'hide' => 'Niente', 'invite' => 'Un invito a entrare',
	'italiano' => 'Tutte in italiano', 'cookie' => 'Nei cookie', 'memory' => 'In memoria, finché si ricarica la pagina',
];

/**
 * Returns the settings of the site: name => label, description, and the allowed values if there are only some. All but `base`
 * and `brand` are attributes of the elements. Addresses that receive passwords or tokens are here, so that the author of a page can't
 * set them.
 */
function gds_widgets_fields(): array {
	$public = [
		''               => 'Niente',
		'zones'          => 'Le zone',
		'settings'       => 'I testi dell’associazione',
		'zones settings' => 'Le zone e i testi dell’associazione',
	];
	return [
		'base'               => [ 'Indirizzo dei file', 'La cartella che contiene gds-loader.js. Se l’indirizzo contiene la versione, il sito usa quella finché non lo cambi. Esempio: https://cdn.example/gds/0.2.0/' ],
		'api-base'           => [ 'Indirizzo dell’API', 'Finisce con /v2. Esempio: https://api.example/v2' ],
		'brand'              => [ 'Colore', 'Il colore dell’associazione. Se il campo è vuoto, vale il rosso predefinito.' ],
		'public-features'    => [ 'Dati per chi non è entrato', 'Che cosa dà l’API anche a chi non è entrato. Lo sa chi la gestisce.', $public ],
		'uploads-base'       => [ 'Indirizzo delle immagini', 'Facoltativo. Senza, al posto delle immagini compaiono le iniziali.' ],
		'socket-url'         => [ 'Indirizzo delle notifiche in tempo reale', 'Facoltativo. Senza, arrivano dall’origine dell’API.' ],
		'recaptcha-site-key' => [ 'Chiave reCAPTCHA del sito', 'Facoltativa. Serve se l’API controlla con reCAPTCHA chi accede.' ],
	];
}

/** Returns the attributes of an element that a page may set: name => label and allowed values (none: any text). */
function gds_widgets_attributes( string $tag ): array {
	$own = [
		'backoffice'         => [
			'bell' => [ 'Campanella nella barra', [ 'on', 'off' ] ],
		],
		'donor-registration' => [
			'start'      => [ 'Prima schermata', [ 'sign-up', 'sign-in' ] ],
			'partner'    => [ 'Nome di chi collabora', [] ],
			'return-url' => [ 'Dove porta «Torna al sito»', [] ],
		],
		'notification-bell'  => [
			'signed-out' => [ 'Per chi non è entrato', [ 'hide', 'invite' ] ],
			'open-in'    => [ 'Pagina dell’area soci', [] ],
		],
	];
	return $own[ $tag ] + [
		'theme'         => [ 'Tema', [ 'light', 'dark', 'auto' ] ],
		'labels'        => [ 'Etichette', [ 'italiano' ] ],
		'page-title'    => [ 'Cambia il titolo della pagina', [ 'on', 'off' ] ],
		'privacy-url'   => [ 'Indirizzo dell’informativa', [] ],
		'token-storage' => [ 'Dove resta la sessione', [ 'cookie', 'memory' ] ],
	];
}

/** Returns the saved settings, without unknown ones; one that isn't set is an empty string. */
function gds_widgets_settings(): array {
	$empty = array_fill_keys( array_keys( gds_widgets_fields() ), '' );
	return array_merge( $empty, array_intersect_key( array_filter( (array) get_option( GDS_WIDGETS_OPTION, [] ), 'is_string' ), $empty ) );
}

/**
 * Whether the user may change a setting; all users of the settings page have `manage_options`. Choosing an address is like writing
 * a script into a page, for which WordPress requires `unfiltered_html`: in a network only the super administrator has it.
 */
function gds_widgets_may_set( string $name ): bool {
	return ! in_array( $name, GDS_WIDGETS_ADDRESSES, true ) || current_user_can( 'unfiltered_html' );
}

/* The settings page */

add_action( 'admin_menu', fn() => add_options_page( 'Area soci', 'Area soci', 'manage_options', 'gds-widgets', 'gds_widgets_page' ) );

add_action(
	'admin_init',
	function () {
		register_setting( 'gds-widgets', GDS_WIDGETS_OPTION, [ 'sanitize_callback' => 'gds_widgets_sanitize' ] );
		add_settings_section( 'gds-widgets', '', '__return_null', 'gds-widgets' );
		foreach ( gds_widgets_fields() as $name => $field ) {
			$args = [ 'name' => $name, 'label_for' => "gds-widgets-$name" ];
			add_settings_field( $name, esc_html( $field[0] ), 'gds_widgets_field', 'gds-widgets', 'gds-widgets', $args );
		}
	}
);

add_action(
	'admin_enqueue_scripts',
	function ( $page ) {
		if ( 'settings_page_gds-widgets' !== $page ) {
			return;
		}
		wp_enqueue_style( 'wp-color-picker' );
		wp_enqueue_script( 'wp-color-picker' );
		wp_add_inline_script( 'wp-color-picker', 'jQuery( ( $ ) => $( "#gds-widgets-brand" ).wpColorPicker() );' );
	}
);

/** Returns the Italian message for a wrong value, or an empty string. No setting is required. */
function gds_widgets_error( string $name, string $value ): string {
	if ( '' === $value ) {
		return '';
	}
	switch ( $name ) {
		case 'brand':
			return sanitize_hex_color( $value ) ? '' : 'scrivilo come #1f6b3a';
		case 'public-features':
			return isset( gds_widgets_fields()[ $name ][2][ $value ] ) ? '' : 'scegli una delle voci';
		case 'recaptcha-site-key':
			return preg_match( '/^[\w-]+$/', $value ) ? '' : 'contiene soltanto lettere, cifre, - e _';
	}
	if ( ! preg_match( '#^https?://[^\s"\'<>/]+(/[^\s"\'<>]*)?$#', $value ) ) {
		return 'scrivi un indirizzo completo, che comincia con https://';
	}
	if ( false !== strpbrk( $value, '?#' ) ) {
		return 'togli quello che segue ? o #';
	}
	$is_local = in_array( wp_parse_url( $value, PHP_URL_HOST ), [ 'localhost', '127.0.0.1' ], true );
	if ( 0 === strpos( home_url(), 'https:' ) && 0 === strpos( $value, 'http:' ) && ! $is_local ) {
		return 'il sito usa https, perciò anche questo indirizzo deve cominciare con https://';
	}
	return 'api-base' === $name && ! preg_match( '#/v2$#', $value ) ? 'deve finire con /v2' : '';
}

/** Returns the settings to save. A wrong value leaves the saved one as it is; the form shows again what was typed. */
function gds_widgets_sanitize( $input ): array {
	$settings = gds_widgets_settings();
	$typed    = [];
	foreach ( gds_widgets_fields() as $name => $field ) {
		if ( ! gds_widgets_may_set( $name ) ) {
			continue;
		}
		$value = is_string( $input[ $name ] ?? null ) ? trim( $input[ $name ] ) : '';
		if ( 'api-base' === $name ) {
			$value = untrailingslashit( $value );
		}
		$error = gds_widgets_error( $name, $value );
		if ( $error ) {
			$typed[ $name ] = $value;
			add_settings_error( 'gds-widgets', $name, esc_html( "{$field[0]} non salvato: $error. Hai scritto «{$value}»." ) );
		} else {
			$settings[ $name ] = 'base' === $name && $value ? trailingslashit( $value ) : $value;
		}
	}
	if ( $typed ) {
		set_transient( 'gds_widgets_typed_' . get_current_user_id(), $typed, MINUTE_IN_SECONDS );
	}
	return $settings;
}

/** Prints the control of a setting. */
function gds_widgets_field( array $args ): void {
	$name       = $args['name'];
	$field      = gds_widgets_fields()[ $name ];
	$typed      = get_transient( 'gds_widgets_typed_' . get_current_user_id() );
	$value      = $typed[ $name ] ?? gds_widgets_settings()[ $name ];
	$may_set    = gds_widgets_may_set( $name );
	$attributes = sprintf( 'id="%s" name="%s[%s]" aria-describedby="%1$s-help"', esc_attr( $args['label_for'] ), GDS_WIDGETS_OPTION, esc_attr( $name ) ) . disabled( $may_set, false, false );
	if ( isset( $field[2] ) ) {
		echo "<select $attributes>";
		foreach ( $field[2] as $option => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $option ), selected( $value, $option, false ), esc_html( $label ) );
		}
		echo '</select>';
	} else {
		printf( '<input type="text" class="regular-text code" %s value="%s">', $attributes, esc_attr( $value ) );
	}
	printf( '<p class="description" id="%s-help">%s</p>', esc_attr( $args['label_for'] ), esc_html( $field[1] . ( $may_set ? '' : ' Lo cambia soltanto chi ha il permesso unfiltered_html.' ) ) );
}

/** Prints the page «Impostazioni → Area soci». WordPress prints the messages above it. */
function gds_widgets_page(): void {
	echo '<div class="wrap"><h1>Area soci</h1><p>Per mettere un elemento in una pagina aggiungi il blocco «Area soci», o scrivi uno di questi shortcode: ';
	echo '<code>[gds tag="' . implode( '"]</code>, <code>[gds tag="', array_keys( GDS_WIDGETS_ELEMENTS ) ) . '"]</code>.</p><form method="post" action="options.php">';
	settings_fields( 'gds-widgets' );
	do_settings_sections( 'gds-widgets' );
	submit_button();
	echo '</form></div>';
	delete_transient( 'gds_widgets_typed_' . get_current_user_id() );
}

/* The shortcode and the block */

add_shortcode( 'gds', 'gds_widgets_render' );

/**
 * Returns the HTML of an element, and adds the loader to the page.
 *
 * @param array|string $attributes `tag` and attributes of the element; WordPress passes a string if there are none.
 */
function gds_widgets_render( $attributes ): string {
	$attributes = (array) $attributes;
	$settings   = gds_widgets_settings();
	$tag        = preg_replace( '/^gds-/', '', $attributes['tag'] ?? '' );
	if ( ! isset( GDS_WIDGETS_ELEMENTS[ $tag ] ) ) {
		return gds_widgets_message( "non c’è un elemento «{$tag}». " . gds_widgets_nearest( $tag, array_keys( GDS_WIDGETS_ELEMENTS ), 'tag="%s"' ) );
	}
	if ( '' === $settings['base'] || '' === $settings['api-base'] ) {
		return gds_widgets_message( 'scrivi gli indirizzi dei file e dell’API in Impostazioni → Area soci.' );
	}
	unset( $attributes['tag'] );
	$known   = gds_widgets_attributes( $tag );
	$message = '';
	$html    = $settings['brand'] ? ' style="--gds-brand: ' . esc_attr( $settings['brand'] ) . '"' : '';
	foreach ( array_diff_key( $settings, [ 'base' => '', 'brand' => '' ] ) as $name => $value ) {
		$html .= gds_widgets_attribute( $name, $value );
	}
	foreach ( $attributes as $name => $value ) {
		if ( isset( gds_widgets_fields()[ $name ] ) ) {
			$message .= gds_widgets_message( "«{$name}» si sceglie in Impostazioni → Area soci." );
		} elseif ( ! isset( $known[ $name ] ) ) {
			$message .= gds_widgets_message( "«{$tag}» non ha un attributo «" . ( is_int( $name ) ? $value : $name ) . '». ' . gds_widgets_nearest( (string) $name, array_keys( $known ), '%s' ) );
		} else {
			// users type their password on the page that the bell opens: it must be on this site
			$value = 'open-in' === $name ? wp_validate_redirect( $value, '' ) : $value;
			$html .= gds_widgets_attribute( $name, $value );
		}
	}
	wp_enqueue_script( 'gds-loader', $settings['base'] . GDS_WIDGETS_LOADER, [], null, true );
	$text = 'notification-bell' === $tag ? '' : 'Un momento: stiamo caricando l’area soci.';
	return "<gds-$tag$html>$text</gds-$tag>$message";
}

/** Returns an attribute with a space before it; nothing for an empty value. */
function gds_widgets_attribute( string $name, string $value ): string {
	return '' === $value ? '' : sprintf( ' %s="%s"', esc_attr( $name ), esc_attr( $value ) );
}

/** Returns a message for those who edit the site; visitors get an empty string. */
function gds_widgets_message( string $message ): string {
	if ( ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	return '<strong style="border: 2px solid; padding: .5em">' . esc_html( "Area soci: $message" ) . ' (Lo vede solo chi cura il sito.)</strong>';
}

/** Returns a sentence with the allowed names, the nearest one first. */
function gds_widgets_nearest( string $name, array $allowed, string $format ): string {
	usort( $allowed, fn( $one, $other ) => levenshtein( $name, $one ) - levenshtein( $name, $other ) );
	$allowed = array_map( fn( $one ) => sprintf( $format, $one ), $allowed );
	return 'Forse volevi ' . array_shift( $allowed ) . '. Gli altri nomi: ' . implode( ', ', $allowed ) . '.';
}

add_action(
	'init',
	function () {
		$names      = [];
		$attributes = [ 'tag' => [ 'type' => 'string', 'default' => 'backoffice' ] ];
		foreach ( array_keys( GDS_WIDGETS_ELEMENTS ) as $tag ) {
			$names[ $tag ] = gds_widgets_attributes( $tag );
			$attributes   += array_fill_keys( array_keys( $names[ $tag ] ), [ 'type' => 'string', 'default' => '' ] );
		}
		wp_register_script( 'gds-widgets-block', false, [ 'wp-blocks', 'wp-element', 'wp-components', 'wp-block-editor' ], null, true );
		wp_add_inline_script( 'gds-widgets-block', sprintf( GDS_WIDGETS_BLOCK_SCRIPT, wp_json_encode( GDS_WIDGETS_ELEMENTS ), wp_json_encode( $names ), wp_json_encode( GDS_WIDGETS_VALUES ) ) );
		register_block_type(
			'gds/element',
			[
				'api_version'           => 3,
				'title'                 => 'Area soci',
				'description'           => 'L’area soci, l’iscrizione dei donatori o la campanella delle notifiche.',
				'category'              => 'widgets',
				'icon'                  => 'heart',
				'keywords'              => [ 'donatori' ],
				'attributes'            => $attributes,
				'supports'              => [ 'align' => [ 'wide', 'full' ], 'html' => false ],
				'editor_script_handles' => [ 'gds-widgets-block' ],
				'render_callback'       => 'gds_widgets_render_block',
			]
		);
	}
);

/** Returns the HTML of a block. Attributes of another element stay in the block when its author chooses this one. */
function gds_widgets_render_block( array $attributes ): string {
	$known = gds_widgets_attributes( isset( GDS_WIDGETS_ELEMENTS[ $attributes['tag'] ] ) ? $attributes['tag'] : 'backoffice' );
	$html  = gds_widgets_render( array_intersect_key( $attributes, $known + [ 'tag' => '' ] ) );
	return '' === $html ? '' : '<div ' . get_block_wrapper_attributes() . ">$html</div>";
}

/** The block in the editor. The three %s are the elements, their attributes and the labels of values. */
const GDS_WIDGETS_BLOCK_SCRIPT = <<<'JS'
( ( { blocks, element: { createElement }, components, blockEditor }, elements, attributes, labels ) => {
	const toOptions = ( pairs ) => pairs.map( ( [ value, label ] ) => ( { value, label } ) );
	const Edit = ( { attributes: values, setAttributes } ) => {
		const control = ( name, label, options ) =>
			createElement( options ? components.SelectControl : components.TextControl, {
				key: name,
				label,
				options,
				value: values[ name ],
				onChange: ( value ) => setAttributes( { [ name ]: value } ),
				__nextHasNoMarginBottom: true,
				__next40pxDefaultSize: true,
			} );
		const panel = Object.entries( attributes[ values.tag ] ).map( ( [ name, [ label, allowed ] ] ) =>
			control( name, label, allowed.length > 0 && toOptions( [ [ '', 'Predefinito' ], ...allowed.map( ( value ) => [ value, labels[ value ] ] ) ] ) )
		);
		return createElement(
			'div',
			blockEditor.useBlockProps(),
			createElement( blockEditor.InspectorControls, null, createElement( components.PanelBody, { title: 'Opzioni' }, panel ) ),
			createElement(
				components.Placeholder,
				{ label: 'Area soci', instructions: 'L’elemento compare nella pagina pubblicata, non nell’editor.' },
				control( 'tag', 'Elemento', toOptions( Object.entries( elements ) ) )
			)
		);
	};
	blocks.registerBlockType( 'gds/element', { edit: Edit, save: () => null } );
} )( window.wp, %s, %s, %s );
JS;

/* The loader */

add_filter(
	'script_loader_tag',
	function ( $html, $handle ) {
		if ( 'gds-loader' !== $handle ) {
			return $html;
		}
		$settings = gds_widgets_settings();
		// an optimizer's copy finds the files by the first attribute; the second one limits the APIs that a pasted div may name
		$attributes = sprintf( 'defer data-cfasync="false" data-gds-base="%s" data-gds-api-base="%s"', esc_url( $settings['base'] ), esc_url( $settings['api-base'] ) );
		return str_replace( '<script ', "<script $attributes ", $html );
	},
	10,
	2
);

// the filters by which Autoptimize, LiteSpeed Cache and WP Rocket exclude scripts; Cloudflare reads data-cfasync
foreach ( [
	'autoptimize_filter_js_exclude',
	'litespeed_optimize_js_excludes',
	'litespeed_optm_js_defer_exc',
	'litespeed_optm_gm_js_exc',
	'rocket_exclude_js',
	'rocket_minify_excluded_external_js',
	'rocket_delay_js_exclusions',
] as $gds_widgets_filter ) {
	add_filter( $gds_widgets_filter, 'gds_widgets_exclude' );
}

/**
 * Adds the loader to a list of excluded scripts.
 *
 * @param array|string $excluded Names, or for Autoptimize also a text with commas, or names as keys.
 */
function gds_widgets_exclude( $excluded ) {
	return is_array( $excluded ) ? $excluded + [ GDS_WIDGETS_LOADER => GDS_WIDGETS_LOADER ] : "$excluded, " . GDS_WIDGETS_LOADER;
}
