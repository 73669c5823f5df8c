import type { Texts } from '../texts'

export const window: Texts['window'] = {
  cancel: 'Annuleren',
  back: 'Terug',
  save: 'Opslaan',
  walletName: 'wallet',
  otherWallet: 'Dit is een andere wallet. Log in met het e-mailadres van de eerste.',
  logInToChange: 'Log opnieuw in om te wijzigen hoe je je wallet herstelt.',

  userAgent: {
    iPhoneOrIPad: 'iPhone of iPad',
    unknownBrowser: 'onbekend',
    unknownSystem: 'onbekend',
    browserOnSystem: (browser, system) => `${browser}, ${system}`,
  },

  home: {
    title: 'Je wallet',
    evm: 'Ethereum en andere EVM-netwerken',
    solana: 'Solana',
    logins: 'Logins',
    elsewhere: 'Ergens anders gebruiken',
    showWords: 'De woorden van deze wallet tonen',
    deletion: 'Verwijdering',
    delete: 'Deze wallet verwijderen',
  },

  sessions: {
    thisWindow: 'Venster van deze site',
    since: (time) => `Sinds ${time}`,
    lastUsed: (time) => `Laatst gebruikt rond ${time}`,
    current: 'Dit apparaat',
    end: 'Uitloggen',
    endOf: (browser, place) => `Uitloggen: ${browser}, ${place}`,
    endOthers: 'Overal elders uitloggen',
    endHere: 'Hier uitloggen',
    endHereTitle: 'Hier uitloggen?',
  },

  devices: {
    title: 'Een apparaat vraagt om je wallet te openen',
    asked: (time, browser) => `Gevraagd op ${time}. Het zegt dat het ${browser} is.`,
    askedAt: (time, browser, place) => `Gevraagd op ${time}. Het zegt dat het ${browser} is, op ${place}.`,
    advice: 'Keur alleen goed als je deze code ziet op het apparaat dat je voor je hebt.',
    approve: 'Goedkeuren',
    approveCode: (code) => `${code} goedkeuren`,
    decline: 'Weigeren',
    declineCode: (code) => `${code} weigeren`,
    ended: 'Dit verzoek is beëindigd.',
    loginEnded: 'Je login in dit venster is beëindigd. Log opnieuw in. Hier is niets verwijderd.',
  },

  deletion: {
    title: 'Deze wallet verwijderen?',
    confirmLabel: (name) => `Typ ${name} om te bevestigen`,
    confirmFirst: (name) => `Typ ${name} om te bevestigen.`,
    warning:
      'Verstuur eerst alles naar een andere wallet. Niemand kan dit ongedaan maken, en geen enkel apparaat kan opnieuw op deze wallet inloggen.',
    meaning:
      'De site verwijdert haar deel van je wallet, je e-mailadres en je manieren van herstel. Een herstelbestand dat je hebt opgeslagen, opent de wallet nog steeds met de geprinte code of het wachtwoord ervan.',
    submit: 'Voorgoed verwijderen',
    doneTitle: 'Je wallet is verwijderd',
    done: 'Je kunt dit venster sluiten. Een login met hetzelfde e-mailadres opent een nieuwe wallet.',
    logIn: 'Inloggen',
  },

  words: {
    title: 'De woorden van deze wallet tonen?',
    about:
      'Met deze 24 woorden opent een andere wallet, zoals MetaMask of Phantom, dezelfde accounts. Geen limiet van deze site geldt daar.',
    warning:
      'Wie de woorden ziet, heeft alles in deze wallet, voor altijd. Niemand die je helpt heeft ze nodig. Toon ze aan niemand.',
    needsPasskey: 'Voeg eerst een passkey voor goedkeuringen toe, onder ‘Limieten’.',
    usePasskey: 'Passkey gebruiken',
    shownTitle: 'De woorden van je wallet',
    shown: 'Schrijf ze in deze volgorde op. Ze verdwijnen als je dit scherm verlaat.',
    listLabel: 'Woorden',
    done: 'Klaar',
  },
}
