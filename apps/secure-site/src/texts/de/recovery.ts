import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

type Recovery = Texts['recovery']
type CodeSize = Parameters<Recovery['codeMistakes']['loginCode']>[0]

const count = createCounter('de')
const countGroups = (number: number) => count(number, { one: '# Gruppe', other: '# Gruppen' })
const countCharacters = (number: number) => count(number, { other: '# Zeichen' })

const describeCode = ({ groups, characters }: CodeSize) =>
  `Ein Wiederherstellungscode hat ${groups} Gruppen mit je ${characters} Zeichen.`

const NAMES = { code: 'deinen gedruckten Code', password: 'dein Passwort', passkey: 'deinen Passkey' } as const

export const recovery: Recovery = {
  title: 'Wiederherstellung',
  none: 'Du hast keine eigene Wiederherstellung. Bis du eine hinzufügst, bewahrt der Betreiber dieser Website einen Reserveteil deiner Wallet auf, und wer sich als du anmelden kann, kann sie öffnen.',
  firstWay:
    'Sobald du diesen Weg hinzufügst, löscht die Website ihren Reserveteil deiner Wallet. Von da an brauchst du ihn oder eines deiner Geräte, um die Wallet auf einem neuen Gerät zu öffnen: Niemand sonst kann dir helfen.',
  ways: { code: 'Gedruckter Code', password: 'Passwort', passkey: 'Passkey' },
  added: (time) => `Hinzugefügt am ${time}`,
  addCode: 'Gedruckten Code hinzufügen',
  addPassword: 'Passwort hinzufügen',
  addPasskey: 'Passkey hinzufügen',
  usePasskey: 'Passkey verwenden',
  saveFile: 'Wiederherstellungsdatei speichern',

  removal: {
    label: 'Entfernen',
    labels: {
      code: (time) => `Entfernen: Gedruckter Code, hinzugefügt am ${time}`,
      password: (time) => `Entfernen: Passwort, hinzugefügt am ${time}`,
      passkey: (time) => `Entfernen: Passkey, hinzugefügt am ${time}`,
    },
    titles: {
      code: 'Diesen gedruckten Code entfernen?',
      password: 'Dieses Passwort entfernen?',
      passkey: 'Diesen Passkey entfernen?',
    },
    added: (time) => `Hinzugefügt am ${time}.`,
    meaning:
      'Die Website vergisst diesen Weg. Eine Kopie bleibt gefährlich: Wer sie hat und sich als du anmelden kann, kann deine Wallet weiterhin öffnen.',
  },

  logout: {
    withoutWays: 'Dieses Fenster vergisst seinen Teil deiner Wallet. Eine Anmeldung öffnet die Wallet wieder.',
    withWays: (ways) =>
      `Dieses Fenster vergisst seinen Teil deiner Wallet. Um die Wallet hier wieder zu öffnen, brauchst du ${ways.map((way) => NAMES[way]).join(' oder ')} oder ein anderes Gerät.`,
  },

  newCode: {
    title: 'Diesen Code drucken oder aufschreiben',
    about:
      'Mit diesem Code öffnest du deine Wallet auf einem neuen Gerät. Die Website bewahrt ihn nicht auf. Wer ihn und deine E-Mail hat, kann deine Wallet öffnen.',
    listLabel: 'Wiederherstellungscode',
    print: 'Drucken',
    aboutFile:
      'Mit dem Code und dieser Datei öffnest du die Wallet auch dann, wenn es diese Website nicht mehr gibt. Die Datei allein öffnet nichts.',
    stored: 'Ich habe ihn aufbewahrt',
    checkTitle: 'Zwei Gruppen deines Codes eingeben',
    group: (group) => `Gruppe ${group}`,
    groupDiffers: (group) => `Gruppe ${group} stimmt nicht überein. Vergleiche sie mit dem, was du aufbewahrt hast.`,
    submit: 'Diesen Code hinzufügen',
  },

  newPassword: {
    title: 'Wiederherstellungspasswort wählen',
    about:
      'Es schützt einen Teil deiner Wallet, den diese Website speichert. Wer es kennt und deine E-Mails lesen kann, kann deine Wallet öffnen.',
    label: 'Passwort',
    hint: (least) => `Mindestens ${countCharacters(least)}. Niemand kann es zurücksetzen.`,
    repeat: 'Passwort wiederholen',
    differ: 'Die beiden Passwörter sind verschieden.',
    continue: 'Weiter',
    aboutFile:
      'Mit dem Passwort und dieser Datei öffnest du die Wallet auch dann, wenn es diese Website nicht mehr gibt. Wer die Datei hat, kann versuchen, das Passwort zu erraten.',
    submit: 'Dieses Passwort hinzufügen',
  },

  newPasskey: {
    title: 'Passkey hinzufügen',
    about:
      'Er schützt einen Teil deiner Wallet, den diese Website speichert. Er funktioniert nur auf dieser Website: Füge auch einen Code oder ein Passwort hinzu, für den Fall, dass es die Website nicht mehr gibt.',
    create: 'Passkey erstellen',
    trialTitle: 'Neuen Passkey einmal verwenden',
    trial: 'Dein Browser hat den Passkey erstellt. Verwende ihn jetzt, um zu sehen, ob er deine Wallet öffnet.',
  },

  open: {
    title: 'Deine Wallet auf diesem Gerät öffnen',
    about: 'Du bist angemeldet, aber dieses Gerät hat noch keinen Teil deiner Wallet.',
    usePasskey: 'Deinen Passkey verwenden',
    usePasskeyOf: (time) => `Deinen Passkey verwenden. Hinzugefügt am ${time}`,
    password: 'Wiederherstellungspasswort',
    passwordOf: (time) => `Wiederherstellungspasswort. Hinzugefügt am ${time}`,
    withPassword: 'Mit dem Passwort öffnen',
    code: 'Wiederherstellungscode',
    withCode: 'Mit dem Code öffnen',
    askDevice: 'Anderes Gerät fragen',
    onlyHere: (site) => `Gib das nur hier ein, auf ${site}.`,
    linkTitle: 'Dieses Gerät auf einem anderen bestätigen',
    link: 'Öffne diese Seite auf einem Gerät, das deine Wallet hat. Bestätige nur, wenn es diesen Code zeigt:',
    waiting: 'Warten auf das andere Gerät…',
    notApproved: 'Dieses Gerät wurde nicht bestätigt',
  },

  restore: {
    title: 'Wallet wiederherstellen',
    about: 'Wähle die Wiederherstellungsdatei, die du mit deinem gedruckten Code oder Passwort gespeichert hast.',
    file: 'Wiederherstellungsdatei',
    fileFirst: 'Wähle zuerst die Wiederherstellungsdatei.',
    continue: 'Weiter',
    openTitle: 'Wiederherstellungsdatei öffnen',
    password: 'Passwort',
    opened: (address) =>
      `Die Datei öffnet die Wallet ${address}. Melde dich mit der E-Mail-Adresse an, die sie ab jetzt öffnen soll.`,
  },

  codeMistakes: {
    otherKind: 'Dieser Code ist von anderer Art oder von einer neueren Version dieser Website.',
    noShare: 'Dieser Code hat eine gültige Prüfsumme, enthält aber keinen Wiederherstellungsanteil.',
    words: 'Das sieht nach den Wörtern einer Wallet aus. Gib sie in einer Wallet ein, nicht hier.',
    loginCode: (size) => `Das sieht nach einem Anmeldecode aus. ${describeCode(size)}`,
    unknownCharacter: (group) => `Gruppe ${group} hat ein Zeichen, das kein Code hat. Vergleiche sie.`,
    groupLength: (group, entered, size) => `Gruppe ${group} hat ${countCharacters(entered)}. ${describeCode(size)}`,
    tooFewGroups: (entered, size) =>
      `Dieser Code ist unvollständig: Du hast ${countGroups(entered)} eingegeben. ${describeCode(size)}`,
    tooFewCharacters: (entered, size) =>
      `Dieser Code ist unvollständig: Du hast ${countCharacters(entered)} eingegeben. ${describeCode(size)}`,
    tooManyGroups: (entered, size) =>
      `Dieser Code ist zu lang: Du hast ${countGroups(entered)} eingegeben. ${describeCode(size)}`,
    tooManyCharacters: (entered, size) =>
      `Dieser Code ist zu lang: Du hast ${countCharacters(entered)} eingegeben. ${describeCode(size)}`,
    mistypedGroup: (group) => `Gruppe ${group} ist falsch eingegeben. Vergleiche sie mit deinem gedruckten Code.`,
    mistypedGroups: (one, other) =>
      `Die Gruppen ${one} und ${other} sind falsch eingegeben. Vergleiche sie mit deinem gedruckten Code.`,
    swappedGroups: (one, other) => `Die Gruppen ${one} und ${other} sind vertauscht.`,
    unlocated: 'Dieser Code enthält Fehler. Vergleiche jede Gruppe mit deinem gedruckten Code.',
  },

  passwordMistakes: {
    short: (least) => `Verwende mindestens ${countCharacters(least)}. Mehrere Wörter sind gut.`,
    long: (most) => `Verwende höchstens ${countCharacters(most)}.`,
    weak: 'Dieses Passwort ist leicht zu erraten. Verwende mehrere Wörter, die nicht zusammengehören.',
    damaged: 'Was das Passwort schützt, ist beschädigt oder wurde nicht von dieser Website erstellt.',
    wrong: 'Dieses Passwort passt nicht. Prüfe die Großbuchstaben und die Sprache der Tastatur.',
  },

  passkeyMistakes: {
    unavailable: 'Passkeys funktionieren hier nicht. Wähle einen anderen Weg.',
    none: 'Auf diesem Gerät gibt es keinen Passkey für diese Wallet.',
    cancelled:
      'Es wurde kein Passkey verwendet: Die Anfrage wurde abgebrochen, oder dieses Gerät hat keinen Passkey für diese Wallet.',
    unsuitable:
      'Dieser Passkey kann keine Wallet schützen. Verwende ein anderes Gerät oder einen anderen Passwortmanager oder einen anderen Weg.',
    damaged: 'Was der Passkey schützt, ist beschädigt.',
    wrong: 'Dieser Passkey passt nicht. Wähle den, den du für diese Wallet gespeichert hast.',
  },

  fileMistakes: {
    tooLarge: 'Diese Datei ist zu groß für eine Wiederherstellungsdatei.',
    none: 'Das ist keine Wiederherstellungsdatei.',
    newer: 'Diese Wiederherstellungsdatei ist von einer neueren Version. Hol dir eine neuere Version dieser Seite.',
    damaged: 'Diese Wiederherstellungsdatei ist beschädigt. Verwende eine andere Kopie davon, falls du eine hast.',
    otherCode: 'Dieser Code ist richtig eingegeben, gehört aber nicht zu dieser Datei, oder die Datei wurde verändert.',
    otherWallet: 'Diese Wiederherstellungsdatei ist beschädigt: Sie öffnet eine andere Wallet, als sie nennt.',
    noPassword: 'Diese Datei hat kein Passwort. Gib deinen gedruckten Wiederherstellungscode ein.',
  },
}
