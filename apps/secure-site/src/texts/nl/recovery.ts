import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

type Recovery = Texts['recovery']
type CodeSize = Parameters<Recovery['codeMistakes']['loginCode']>[0]

const count = createCounter('nl')
const countGroups = (number: number) => count(number, { one: '# groep', other: '# groepen' })
const countCharacters = (number: number) => count(number, { one: '# teken', other: '# tekens' })

const describeCode = ({ groups, characters }: CodeSize) =>
  `Een herstelcode heeft ${groups} groepen van ${characters} tekens.`

const NAMES = { code: 'je geprinte code', password: 'je wachtwoord', passkey: 'je passkey' } as const

export const recovery: Recovery = {
  title: 'Herstel',
  none: 'Je hebt geen eigen herstel. Tot je er een toevoegt, bewaart de eigenaar van deze site een reservedeel van je wallet, en wie onder jouw naam kan inloggen, kan hem openen.',
  firstWay:
    'Zodra je deze manier toevoegt, verwijdert de site haar reservedeel van je wallet. Vanaf dan heb je deze manier, of een van je apparaten, nodig om de wallet op een nieuw apparaat te openen: niemand anders kan je helpen.',
  ways: { code: 'Geprinte code', password: 'Wachtwoord', passkey: 'Passkey' },
  added: (time) => `Toegevoegd op ${time}`,
  addCode: 'Geprinte code toevoegen',
  addPassword: 'Wachtwoord toevoegen',
  addPasskey: 'Passkey toevoegen',
  usePasskey: 'Passkey gebruiken',
  saveFile: 'Herstelbestand opslaan',

  removal: {
    label: 'Verwijderen',
    labels: {
      code: (time) => `Verwijderen: Geprinte code, toegevoegd op ${time}`,
      password: (time) => `Verwijderen: Wachtwoord, toegevoegd op ${time}`,
      passkey: (time) => `Verwijderen: Passkey, toegevoegd op ${time}`,
    },
    titles: {
      code: 'Deze geprinte code verwijderen?',
      password: 'Dit wachtwoord verwijderen?',
      passkey: 'Deze passkey verwijderen?',
    },
    added: (time) => `Toegevoegd op ${time}.`,
    meaning:
      'De site vergeet deze manier. Een kopie blijft gevaarlijk: wie die heeft en onder jouw naam kan inloggen, kan je wallet nog steeds openen.',
  },

  logout: {
    withoutWays: 'Dit venster vergeet zijn deel van je wallet. Met een login open je de wallet weer.',
    withWays: (ways) =>
      `Dit venster vergeet zijn deel van je wallet. Om de wallet hier weer te openen heb je ${ways.map((way) => NAMES[way]).join(' of ')} nodig, of een ander apparaat.`,
  },

  newCode: {
    title: 'Print deze code of schrijf hem op',
    about:
      'Met deze code open je je wallet op een nieuw apparaat. De site bewaart hem niet. Wie de code en je e-mail heeft, kan je wallet openen.',
    listLabel: 'Herstelcode',
    print: 'Printen',
    aboutFile:
      'Met de code en dit bestand open je de wallet ook als deze site niet meer bestaat. Het bestand alleen opent niets.',
    stored: 'Ik heb hem bewaard',
    checkTitle: 'Typ twee groepen van je code',
    group: (group) => `Groep ${group}`,
    groupDiffers: (group) => `Groep ${group} komt niet overeen. Vergelijk haar met wat je hebt bewaard.`,
    submit: 'Deze code toevoegen',
  },

  newPassword: {
    title: 'Kies een herstelwachtwoord',
    about:
      'Het beschermt een deel van je wallet dat deze site bewaart. Wie het weet en je e-mail kan lezen, kan je wallet openen.',
    label: 'Wachtwoord',
    hint: (least) => `Minstens ${countCharacters(least)}. Niemand kan het opnieuw instellen.`,
    repeat: 'Herhaal het wachtwoord',
    differ: 'De twee wachtwoorden zijn verschillend.',
    continue: 'Doorgaan',
    aboutFile:
      'Met het wachtwoord en dit bestand open je de wallet ook als deze site niet meer bestaat. Wie het bestand heeft, kan proberen het wachtwoord te raden.',
    submit: 'Dit wachtwoord toevoegen',
  },

  newPasskey: {
    title: 'Passkey toevoegen',
    about:
      'Hij beschermt een deel van je wallet dat deze site bewaart. Hij werkt alleen op deze site: voeg ook een code of wachtwoord toe, voor het geval dat de site niet meer bestaat.',
    create: 'Passkey maken',
    trialTitle: 'Gebruik je nieuwe passkey één keer',
    trial: 'Je browser heeft de passkey gemaakt. Gebruik hem nu om te zien dat hij je wallet opent.',
  },

  open: {
    title: 'Open je wallet op dit apparaat',
    about: 'Je bent ingelogd, maar dit apparaat heeft nog geen deel van je wallet.',
    usePasskey: 'Je passkey gebruiken',
    usePasskeyOf: (time) => `Je passkey gebruiken. Toegevoegd op ${time}`,
    password: 'Herstelwachtwoord',
    passwordOf: (time) => `Herstelwachtwoord. Toegevoegd op ${time}`,
    withPassword: 'Openen met het wachtwoord',
    code: 'Herstelcode',
    withCode: 'Openen met de code',
    askDevice: 'Ander apparaat vragen',
    onlyHere: (site) => `Voer deze alleen hier in, op ${site}.`,
    linkTitle: 'Keur dit apparaat goed op een ander apparaat',
    link: 'Open deze pagina op een apparaat dat je wallet heeft. Keur alleen goed als het deze code toont:',
    waiting: 'Wachten op het andere apparaat…',
    notApproved: 'Dit apparaat is niet goedgekeurd',
  },

  restore: {
    title: 'Wallet herstellen',
    about: 'Kies het herstelbestand dat je bij je geprinte code of wachtwoord hebt opgeslagen.',
    file: 'Herstelbestand',
    fileFirst: 'Kies eerst het herstelbestand.',
    continue: 'Doorgaan',
    openTitle: 'Herstelbestand openen',
    password: 'Wachtwoord',
    opened: (address) =>
      `Het bestand opent de wallet ${address}. Log in met het e-mailadres dat hem voortaan moet openen.`,
  },

  codeMistakes: {
    otherKind: 'Deze code is van een ander soort of van een nieuwere versie van deze site.',
    noShare: 'Deze code heeft een geldige controlesom, maar bevat geen hersteldeel.',
    words: 'Dit lijken de woorden van een wallet. Voer ze in een wallet in, niet hier.',
    loginCode: (size) => `Dit lijkt een inlogcode. ${describeCode(size)}`,
    unknownCharacter: (group) => `Groep ${group} heeft een teken dat in geen code voorkomt. Vergelijk haar.`,
    groupLength: (group, entered, size) => `Groep ${group} heeft ${countCharacters(entered)}. ${describeCode(size)}`,
    tooFewGroups: (entered, size) =>
      `Deze code is onvolledig: je hebt ${countGroups(entered)} ingevoerd. ${describeCode(size)}`,
    tooFewCharacters: (entered, size) =>
      `Deze code is onvolledig: je hebt ${countCharacters(entered)} ingevoerd. ${describeCode(size)}`,
    tooManyGroups: (entered, size) =>
      `Deze code is te lang: je hebt ${countGroups(entered)} ingevoerd. ${describeCode(size)}`,
    tooManyCharacters: (entered, size) =>
      `Deze code is te lang: je hebt ${countCharacters(entered)} ingevoerd. ${describeCode(size)}`,
    mistypedGroup: (group) => `Groep ${group} heeft een typefout. Vergelijk haar met je geprinte code.`,
    mistypedGroups: (one, other) =>
      `De groepen ${one} en ${other} hebben typefouten. Vergelijk ze met je geprinte code.`,
    swappedGroups: (one, other) => `De groepen ${one} en ${other} zijn verwisseld.`,
    unlocated: 'Deze code bevat fouten. Vergelijk elke groep met je geprinte code.',
  },

  passwordMistakes: {
    short: (least) => `Gebruik minstens ${countCharacters(least)}. Meerdere woorden mag.`,
    long: (most) => `Gebruik hoogstens ${countCharacters(most)}.`,
    weak: 'Dit wachtwoord is makkelijk te raden. Gebruik meerdere woorden die niet bij elkaar horen.',
    damaged: 'Wat het wachtwoord beschermt, is beschadigd of is niet door deze site gemaakt.',
    wrong: 'Dit wachtwoord past niet. Controleer de hoofdletters en de taal van het toetsenbord.',
  },

  passkeyMistakes: {
    unavailable: 'Passkeys werken hier niet. Kies een andere manier.',
    none: 'Er is op dit apparaat geen passkey voor deze wallet.',
    cancelled:
      'Er is geen passkey gebruikt: het verzoek is geannuleerd of dit apparaat heeft geen passkey voor deze wallet.',
    unsuitable:
      'Deze passkey kan geen wallet beschermen. Gebruik een ander apparaat of een andere wachtwoordmanager, of een andere manier.',
    damaged: 'Wat de passkey beschermt, is beschadigd.',
    wrong: 'Deze passkey past niet. Kies de passkey die je voor deze wallet hebt opgeslagen.',
  },

  fileMistakes: {
    tooLarge: 'Dit bestand is te groot om een herstelbestand te zijn.',
    none: 'Dit is geen herstelbestand.',
    newer: 'Dit herstelbestand is van een nieuwere versie. Haal een nieuwere versie van deze pagina op.',
    damaged: 'Dit herstelbestand is beschadigd. Gebruik een andere kopie ervan, als je die hebt.',
    otherCode: 'Deze code is goed getypt, maar hoort niet bij dit bestand, of het bestand is gewijzigd.',
    otherWallet: 'Dit herstelbestand is beschadigd: het opent een andere wallet dan het noemt.',
    noPassword: 'Dit bestand heeft geen wachtwoord. Voer je geprinte herstelcode in.',
  },
}
