import type { Texts } from '../texts'

export const login: Texts['login'] = {
  title: 'Deine Wallet öffnen',
  about: (site) => `Melde dich bei ${site} an, um Geräte zu bestätigen und die Wiederherstellung einzurichten.`,
  email: 'E-Mail-Adresse',
  continue: 'Weiter',
  continueWith: (provider) => `Mit ${provider} fortfahren`,
  restore: 'Wallet aus ihrer Wiederherstellungsdatei wiederherstellen',
  cancel: 'Abbrechen',
  checkAddress: (site) =>
    `Prüfe, ob die Adressleiste ${site} zeigt. Gib deinen Wiederherstellungscode oder dein Passwort nirgendwo sonst ein. Eine Wallet, die du mit Farcaster öffnest, lässt sich hier noch nicht öffnen.`,
  startWithEmail: 'Beginne mit deiner E-Mail-Adresse.',
  moment: 'Einen Moment',

  captcha: {
    title: 'Eine Prüfung, bevor wir dir eine E-Mail senden',
    frame: 'Prüfung gegen Bots',
    first: (email) => `Zeige, dass du kein Bot bist. Dann senden wir eine E-Mail an ${email}.`,
    again: (email) =>
      `Diese Prüfung wurde nicht angenommen. Versuche es noch einmal. Dann senden wir eine E-Mail an ${email}.`,
    notLoaded: (host) =>
      `Die Prüfung gegen Bots wurde nicht geladen. Prüfe deine Verbindung, erlaube ${host} in deinem Blocker und versuche es erneut.`,
    failed: 'Die Prüfung gegen Bots war nicht erfolgreich. Versuche es später erneut.',
    oldFrame: 'Diese Seite der sicheren Website ist veraltet. Lade neu und versuche es erneut.',
    oldWindow: 'Diese Seite ist veraltet. Lade sie neu und versuche es erneut.',
    cancelled: 'Es wurde keine E-Mail gesendet.',
  },

  link: {
    title: 'Dieses Gerät bestätigen',
    sentFromFrame: (email) => `Wir haben einen Link an ${email} gesendet. Öffne ihn, um hier fortzufahren.`,
    sent: (email) => `Wir haben einen Link an ${email} gesendet. Öffne ihn, um dieses Gerät zu bestätigen.`,
  },

  frame: {
    title: 'Sieh in dein Postfach',
    secondCode: (email) => `Danach senden wir einen weiteren an ${email}.`,
    enterOnlyAt: (host) =>
      `Gib ihn nur in einem Fenster ein, dessen Adressleiste ${host} zeigt, nie auf einer anderen Seite.`,
    enterBothOnlyAt: (host) =>
      `Gib beide nur in einem Fenster ein, dessen Adressleiste ${host} zeigt, nie auf einer anderen Seite.`,
    open: 'Code in unserem Fenster eingeben',
    openAgain: 'Fenster erneut öffnen',
    openHere: 'Auf dieser Seite öffnen',
    opened: 'Fahre in unserem Fenster fort. Diese Seite aktualisiert sich automatisch.',
    blocked: 'Kein Fenster geöffnet? Erlaube Pop-ups für diese Website oder öffne es auf dieser Seite.',
    sending: 'Ein Code wird gesendet',
    onlyInWindow: (host) => `Gib ihn nur im Fenster von ${host} ein, nie auf einer Seite einer anderen Website.`,
  },

  code: {
    title: 'Code eingeben',
    label: 'Code',
    sent: (email) => `Wir haben einen 6-stelligen Code an ${email} gesendet.`,
    submit: 'Anmelden',
    resend: 'Neuen Code senden',
    resendIn: (seconds) => `Neuen Code in ${seconds} s senden`,
    site: 'Website',
    device: 'Gerät',
    started: 'Begonnen',
    onlyIfYours:
      'Gib den Code nur ein, wenn du das selbst begonnen hast, auf dieser Website und diesem Gerät. Wer es begonnen hat, wird angemeldet.',
    checkAddress: (site) =>
      `Prüfe, ob die Adressleiste ${site} zeigt. Gib den Code nirgendwo sonst ein und gib ihn niemandem.`,
    asking: 'Deine Anmeldung wird abgefragt.',
    stuckTitle: 'Diese Anmeldung kann nicht fortgesetzt werden',
    stuck: 'Geh zurück zu der Seite, auf der du begonnen hast, und melde dich dort erneut an.',
    noneTitle: 'Hier gibt es keine Anmeldung',
    none: 'Keine unserer Seiten hat dieses Fenster geöffnet, daher nimmt es keinen Code an.',
    noneAdvice:
      'Wenn du dich anmeldest, geh zurück zu der Seite, auf der du begonnen hast, und wähle „Auf dieser Seite öffnen“.',
    doneTitle: 'Du bist angemeldet',
    goBack: (host) => `Geh zurück zu ${host}.`,
    goBackOrClose: (host) => `Geh zurück zu ${host}. Du kannst dieses Fenster schließen.`,
    goBackButton: (host) => `Zurück zu ${host}`,
  },

  change: {
    oldTitle: 'Aktuelle E-Mail bestätigen',
    newTitle: 'Neue E-Mail bestätigen',
    confirm: 'Bestätigen',
    submit: 'E-Mail ändern',
    newEmail: 'Neue E-Mail-Adresse',
    onlyIfYours: (email) => `Gib den Code nur ein, wenn du diese Wallet ab jetzt mit ${email} öffnen willst.`,
    asking: 'Deine Änderung wird abgefragt.',
    stuckTitle: 'Diese Änderung kann nicht fortgesetzt werden',
    stuck:
      'Deine E-Mail wurde nicht geändert. Geh zurück zu der Seite, auf der du begonnen hast, und versuche es dort erneut.',
    noneTitle: 'Hier gibt es keine Änderung',
    noneAdvice:
      'Wenn du deine E-Mail änderst, geh zurück zu der Seite, auf der du begonnen hast, und wähle „Auf dieser Seite öffnen“.',
    changedTitle: 'Deine E-Mail wurde geändert',
    changed: (email) => `Du öffnest diese Wallet jetzt mit ${email}.`,
    willChangeTitle: 'Deine E-Mail wird sich ändern',
    willChange: (time, email) =>
      `Ab ${time} öffnest du diese Wallet mit ${email}. Wir haben an deine aktuelle Adresse einen Link gesendet, mit dem du das verhindern kannst.`,
  },

  social: {
    over: 'Diese Anmeldung ist nicht mehr gültig. Beginne von vorn.',
    notBegunHere: 'Diese Anmeldung hat nicht hier begonnen oder zu lange gedauert. Beginne von vorn.',
    notSignedIn: 'Du wurdest nicht angemeldet. Versuche es erneut.',
    notLoggedIn: 'Du wurdest nicht angemeldet. Versuche es erneut oder melde dich anders an.',
  },

  newWallet: {
    title: 'Eine neue Wallet beginnen?',
    lostTitle: 'Diese Website hat deine Wallet verloren',
    noneTitle: 'Noch keine Wallet für diese Anmeldung',
    meaning: 'Eine neue Wallet hat andere Adressen und nichts von dem, was die frühere enthält.',
    noneMeaning:
      'Wenn du eine Wallet hast, verwendest du dafür vielleicht eine andere Anmeldung, oder diese Website hat sie verloren. Eine neue hat andere Adressen und nichts von dem, was deine enthält.',
    start: 'Neue Wallet beginnen',
    restore: 'Aus einer Wiederherstellungsdatei wiederherstellen',
    logInOtherwise: 'Anders anmelden',
  },
}
