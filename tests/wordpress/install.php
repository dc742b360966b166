<?php
/*
 * Runs in the folder of a WordPress: php install.php install ADDRESS
 *                                    php install.php write CONTENT (prints the address of the new post)
 *                                    php install.php caretaker NAME (a user with manage_options, without unfiltered_html)
 *                                    php install.php options JSON (adds to what the plugin has stored, as another plugin could)
 *                                    php install.php activate PLUGIN OPTIONS (JSON: what the plugin's settings page would store)
 * Nobody is signed in here: WordPress filters the content of posts, as for an author without unfiltered_html.
 */
[, $command, $argument] = $argv;
if ( 'install' === $command ) {
	define( 'WP_INSTALLING', true );
	$_SERVER['HTTP_HOST'] = parse_url( $argument, PHP_URL_HOST ) . ':' . parse_url( $argument, PHP_URL_PORT );
	/** Sends no mail. */
	function wp_new_blog_notification() {}
}
require getcwd() . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

switch ( $command ) {
	case 'install':
		wp_install( 'Il club', 'admin', 'admin@club.example', true, '', 'password' );
		update_option( 'siteurl', $argument );
		update_option( 'home', $argument );
		break;
	case 'write':
		$post = [ 'post_title' => 'Area soci', 'post_content' => $argument, 'post_status' => 'publish', 'post_author' => 1 ];
		echo get_permalink( wp_insert_post( wp_slash( $post ) ) );
		break;
	case 'caretaker':
		add_role( 'caretaker', 'Caretaker', [ 'read' => true, 'manage_options' => true ] );
		wp_insert_user( [ 'user_login' => $argument, 'user_pass' => 'password', 'user_email' => "$argument@club.example", 'role' => 'caretaker' ] );
		break;
	case 'options':
		update_option( 'gds_widgets', json_decode( $argument, true ) + get_option( 'gds_widgets' ) );
		break;
	case 'activate':
		deactivate_plugins( get_option( 'active_plugins' ) );
		$error = activate_plugin( $argument . '/' . array_key_first( get_plugins( "/$argument" ) ) );
		if ( is_wp_error( $error ) ) {
			fwrite( STDERR, $error->get_error_message() );
			exit( 1 );
		}
		foreach ( json_decode( $argv[3], true ) as $name => $value ) {
			update_option( $name, $value );
		}
}
