import type { Texts } from '../texts'

export const window: Texts['window'] = {
  cancel: 'Abbrechen',
  back: 'Zurück',
  save: 'Speichern',
  walletName: 'Wallet',
  otherWallet: 'Das ist eine andere Wallet. Melde dich mit der E-Mail der ersten an.',
  logInToChange: 'Melde dich erneut an, um zu ändern, wie du deine Wallet wiederherstellst.',

  userAgent: {
    iPhoneOrIPad: 'iPhone oder iPad',
    unknownBrowser: 'unbekannt',
    unknownSystem: 'unbekannt',
    browserOnSystem: (browser, system) => `${browser}, ${system}`,
  },

  home: {
    title: 'Deine Wallet',
    evm: 'Ethereum und andere EVM-Netzwerke',
    solana: 'Solana',
    logins: 'Anmeldungen',
    elsewhere: 'Anderswo verwenden',
    showWords: 'Die Wörter dieser Wallet anzeigen',
    deletion: 'Löschen',
    delete: 'Diese Wallet löschen',
  },

  sessions: {
    thisWindow: 'Fenster dieser Website',
    since: (time) => `Seit ${time}`,
    lastUsed: (time) => `Zuletzt verwendet etwa am ${time}`,
    current: 'Dieses Gerät',
    end: 'Abmelden',
    endOf: (browser, place) => `Abmelden: ${browser}, ${place}`,
    endOthers: 'Überall sonst abmelden',
    endHere: 'Hier abmelden',
    endHereTitle: 'Hier abmelden?',
  },

  devices: {
    title: 'Ein Gerät möchte deine Wallet öffnen',
    asked: (time, browser) => `Angefragt am ${time}. Eigene Angabe des Geräts: ${browser}.`,
    askedAt: (time, browser, place) => `Angefragt am ${time}. Eigene Angabe des Geräts: ${browser}, auf ${place}.`,
    advice: 'Bestätige nur, wenn du diesen Code auf dem Gerät vor dir siehst.',
    approve: 'Bestätigen',
    approveCode: (code) => `${code} bestätigen`,
    decline: 'Ablehnen',
    declineCode: (code) => `${code} ablehnen`,
    ended: 'Diese Anfrage ist beendet.',
    loginEnded: 'Deine Anmeldung in diesem Fenster ist beendet. Melde dich erneut an. Hier wurde nichts gelöscht.',
  },

  deletion: {
    title: 'Diese Wallet löschen?',
    confirmLabel: (name) => `Zur Bestätigung ${name} eingeben`,
    confirmFirst: (name) => `Gib zur Bestätigung ${name} ein.`,
    warning:
      'Sende zuerst alles an eine andere Wallet. Niemand kann das rückgängig machen, und kein Gerät kann sich wieder bei dieser Wallet anmelden.',
    meaning:
      'Die Website löscht ihren Teil deiner Wallet, deine E-Mail und deine Wege der Wiederherstellung. Eine gespeicherte Wiederherstellungsdatei öffnet die Wallet weiterhin mit ihrem gedruckten Code oder Passwort.',
    submit: 'Endgültig löschen',
    doneTitle: 'Deine Wallet wurde gelöscht',
    done: 'Du kannst dieses Fenster schließen. Eine Anmeldung mit derselben E-Mail öffnet eine neue Wallet.',
    logIn: 'Anmelden',
  },

  words: {
    title: 'Die Wörter dieser Wallet anzeigen?',
    about:
      'Mit diesen 24 Wörtern öffnet eine andere Wallet wie MetaMask oder Phantom dieselben Konten. Dort gilt kein Limit dieser Website.',
    warning:
      'Wer die Wörter sieht, hat alles in dieser Wallet, für immer. Niemand, der dir hilft, braucht sie. Zeige sie niemandem.',
    needsPasskey: 'Füge zuerst unter „Limits“ einen Passkey für Bestätigungen hinzu.',
    usePasskey: 'Passkey verwenden',
    shownTitle: 'Die Wörter deiner Wallet',
    shown: 'Schreibe sie in dieser Reihenfolge auf. Sie verschwinden, wenn du diese Ansicht verlässt.',
    listLabel: 'Wörter',
    done: 'Fertig',
  },
}
