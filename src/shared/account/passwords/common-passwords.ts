/**
 * The most common passwords, in Italy and elsewhere, in lower case. Passwords with fewer than eight characters, runs
 * ("12345678") and repetitions ("aaaaaaaa") aren't listed: see strength.ts.
 */
const LIST = `
password password1 password12 password123 password1234 password! passw0rd p@ssword p@ssw0rd pa$$word pa55word
password2024 password2025 password2026 passwords passwort motdepasse contrasena parolachiave lamiapassword miapassword
nuovapassword cambiami cambiala changeme letmein1 letmein123 welcome1 welcome123 benvenuto benvenuti benvenuto1
benvenuta administrator amministratore admin123 admin1234 admin12345 administrator1 root1234 test1234 testtest
prova123 provaprova prova1234 utente123 segreteria segreteria1 ufficio1 computer computer1 internet internet1
qwertyui qwertyuiop qwerty123 qwerty1234 qwerty12 qwerty12345 qwertz123 azerty123 asdfghjk asdfghjkl asdf1234 zxcvbnm1
1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 q1w2e3r4t5 qazwsxedc zaq12wsx 1234qwer qwer1234 abcd1234 abc12345 abc123456
a1234567 a12345678 a123456789 1234abcd 12341234 12344321 11223344 112233445566 123123123 123321123 12121212 13131313
11112222 00001111 10101010 20202020 12312312 123654789 147258369 159753456 741852963 789456123 987654321 963852741
iloveyou iloveyou1 iloveyou2 tiamo123 tiamoooo tiamotanto amoremio amoremio1 amoremio2 amoreamore amoretiamo
tivoglio tivogliobene ciaociao ciaociao1 ciaomondo ciaobella ciaobello ciao1234 ciao12345 buongiorno buonanotte
sunshine princess princess1 football football1 baseball basketball superman superman1 batman123 spiderman pokemon1
pokemon123 dragonball starwars whatever trustno1 michelle jennifer charlie1 jordan23 ferrari1 ferrari12 lamborghini
juventus juventus1 juventus10 juventus1897 juve1897 forzajuve forzajuventus juvejuve forzainter inter1908 interinter
internazionale forzamilan milan1899 milanmilan acmilan1 acmilan1899 forzaroma asroma1927 romaroma forzanapoli
napoli1926 ssclazio forzalazio forzalazio1 sampdoria fiorentina atalanta atalanta1 atalanta1907 maradona maradona10
ronaldo7 cristiano ronaldinho totti10! delpiero delpiero10 calcio123 pallavolo pallone1 valentino valentino46
valerossi46 motogp46 vascorossi vasco1952 ligabue1 metallica metallica1 ironmaiden linkinpark slipknot nirvana1
alessandro alessandro1 alessandra alessandra1 francesco francesco1 francesca francesca1 giuseppe giuseppe1 giovanni
giovanni1 giovanna antonella antonella1 antonino antonio1 antonio123 vincenzo vincenza salvatore salvatore1 domenico
raffaele raffaella emanuele emanuela gabriele gabriella leonardo leonardo1 lorenzo1 federico federica federica1
valentina valentina1 martina1 martina123 chiara123 giulia123 giulia12 andrea123 andrea12 matteo123 marco123 marco1234
luca1234 simone123 stefano1 stefania stefania1 roberto1 roberta1 maurizio patrizia patrizia1 cristina cristina1
cristian christian christian1 michele1 michela1 daniele1 daniela1 nicola123 riccardo riccardo1 tommaso1 beatrice
elisabetta caterina margherita mariarosa annamaria annamaria1 mariangela mariagrazia mariateresa pasquale gennaro1
principessa principessa1 principe1 stellina stellina1 stella123 tesoruccio tesoromio cucciola cucciola1 cucciolo
cucciolo1 farfalla farfalla1 coccinella topolino topolino1 paperino paperino1 pippo123 pippopippo pippo1234 minnie123
gattino1 cagnolino delfino1 cavallo1 primavera settembre novembre dicembre gennaio1 febbraio domenica sabato123 natale25
italia123 italia90 italia2006 italiano bergamo1 milano123 milano12 roma1234 napoli123 torino123 venezia1 sicilia1
sardegna donatore donatori donatore1 donatori1 donazione donasangue sangue123 gruppozero zeronegativo avis1234 avis2024
avis2025 avis2026 fidas2026 maremare montagna cioccolata cioccolato nutella1 pizzapizza pizza123 fantasia
speranza serenity giardino fiorellino arcobaleno paradiso pensiero coraggio! fortunato destino1 vaffanculo vaffanculo1
stronzo1 bastardo cazzocazzo cazzone1 minchia1 gesucristo padrepio madonnina angelocustode
access14 master12 monkey12 shadow12 dragon12 hunter12 killer12 michael1 jessica1 samantha corvette mercedes mercedes1
porsche911 alfaromeo alfaromeo1 alfa159! fiat500! vespa125 samsung1 samsung123 iphone123 android1 windows1 windows10
microsoft facebook facebook1 google123 instagram whatsapp youtube1 playstation playstation3 nintendo minecraft
minecraft1 fortnite1 assassin creative freedom1 success1 business money123 blink182 cookie12 babygirl babygirl1
lovelove lovely12 sweetheart butterfly chocolate elephant dolphin1 sunflower summer123 summer2025 summer2026 winter123
estate2024 estate2025 estate2026 inverno2025 inverno2026 autunno2025 autunno2026 primavera2026 azienda1 azienda123
`;

const COMMON: ReadonlySet<string> = new Set(LIST.trim().split(/\s+/));

/** The leading letters of the listed passwords, longest first. A longer password that contains them is easier to guess. */
export const COMMON_PARTS: readonly string[] = [
  ...new Set([...COMMON].map((entry) => /^[a-z]{5,}/.exec(entry)?.[0] ?? "")),
]
  .filter(Boolean)
  .sort((a, b) => b.length - a.length);

/** @param password in lower case */
export const isListed = (password: string): boolean => COMMON.has(password);
