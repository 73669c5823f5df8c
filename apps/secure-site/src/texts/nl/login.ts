import type { Texts } from '../texts'

export const login: Texts['login'] = {
  title: 'Open je wallet',
  about: (site) => `Log in bij ${site} om apparaten goed te keuren en het herstel in te stellen.`,
  email: 'E-mailadres',
  continue: 'Doorgaan',
  continueWith: (provider) => `Doorgaan met ${provider}`,
  restore: 'Wallet herstellen uit het herstelbestand',
  cancel: 'Annuleren',
  checkAddress: (site) =>
    `Controleer of de adresbalk ${site} toont. Voer je herstelcode of wachtwoord nergens anders in. Een wallet die je met Farcaster opent, kan hier nog niet worden geopend.`,
  startWithEmail: 'Begin met je e-mailadres.',
  moment: 'Een moment',

  captcha: {
    title: 'Eén controle voordat we je e-mailen',
    frame: 'Controle tegen bots',
    first: (email) => `Laat zien dat je geen bot bent. Daarna e-mailen we ${email}.`,
    again: (email) => `Die controle is niet geaccepteerd. Probeer het nog een keer. Daarna e-mailen we ${email}.`,
    notLoaded: (host) =>
      `De controle tegen bots is niet geladen. Controleer je verbinding, sta ${host} toe in je blocker en probeer het opnieuw.`,
    failed: 'De controle tegen bots is niet gelukt. Probeer het later opnieuw.',
    oldFrame: 'Deze pagina van de beveiligde site is oud. Laad opnieuw en probeer het nog eens.',
    oldWindow: 'Deze pagina is oud. Laad haar opnieuw en probeer het nog eens.',
    cancelled: 'Er is geen e-mail gestuurd.',
  },

  link: {
    title: 'Keur dit apparaat goed',
    sentFromFrame: (email) => `We hebben een link naar ${email} gestuurd. Open die om hier verder te gaan.`,
    sent: (email) => `We hebben een link naar ${email} gestuurd. Open die om dit apparaat goed te keuren.`,
  },

  frame: {
    title: 'Bekijk je e-mail',
    secondCode: (email) => `Daarna sturen we er nog een naar ${email}.`,
    enterOnlyAt: (host) =>
      `Voer hem alleen in een venster in waarvan de adresbalk ${host} toont, nooit op een andere pagina.`,
    enterBothOnlyAt: (host) =>
      `Voer beide alleen in een venster in waarvan de adresbalk ${host} toont, nooit op een andere pagina.`,
    open: 'Voer de code in ons venster in',
    openAgain: 'Venster opnieuw openen',
    openHere: 'Op deze pagina openen',
    opened: 'Ga verder in ons venster. Deze pagina wordt vanzelf bijgewerkt.',
    blocked: 'Geen venster geopend? Sta pop-ups toe voor deze site of open het op deze pagina.',
    sending: 'Er wordt een code gestuurd',
    onlyInWindow: (host) => `Voer hem alleen in het venster van ${host} in, nooit op een pagina van een andere site.`,
  },

  code: {
    title: 'Voer de code in',
    label: 'Code',
    sent: (email) => `We hebben een code van 6 cijfers naar ${email} gestuurd.`,
    submit: 'Inloggen',
    resend: 'Nieuwe code sturen',
    resendIn: (seconds) => `Nieuwe code sturen over ${seconds} s`,
    site: 'Site',
    device: 'Apparaat',
    started: 'Begonnen',
    onlyIfYours:
      'Voer de code alleen in als je dit zelf bent begonnen, op deze site en dit apparaat. Wie het is begonnen, wordt ingelogd.',
    checkAddress: (site) =>
      `Controleer of de adresbalk ${site} toont. Voer de code nergens anders in en geef hem aan niemand.`,
    asking: 'Je login wordt opgevraagd.',
    stuckTitle: 'Deze login kan niet verder',
    stuck: 'Ga terug naar de pagina waar je begon en log daar opnieuw in.',
    noneTitle: 'Er is hier geen login',
    none: 'Geen van onze pagina’s heeft dit venster geopend, dus het accepteert geen code.',
    noneAdvice:
      'Als je aan het inloggen bent, ga dan terug naar de pagina waar je begon en kies ‘Op deze pagina openen’.',
    doneTitle: 'Je bent ingelogd',
    goBack: (host) => `Ga terug naar ${host}.`,
    goBackOrClose: (host) => `Ga terug naar ${host}. Je kunt dit venster sluiten.`,
    goBackButton: (host) => `Terug naar ${host}`,
  },

  change: {
    oldTitle: 'Bevestig je huidige e-mailadres',
    newTitle: 'Bevestig je nieuwe e-mailadres',
    confirm: 'Bevestigen',
    submit: 'E-mail wijzigen',
    newEmail: 'Nieuw e-mailadres',
    onlyIfYours: (email) => `Voer de code alleen in als je deze wallet voortaan met ${email} wilt openen.`,
    asking: 'Je wijziging wordt opgevraagd.',
    stuckTitle: 'Deze wijziging kan niet verder',
    stuck: 'Je e-mailadres is niet gewijzigd. Ga terug naar de pagina waar je begon en probeer het daar opnieuw.',
    noneTitle: 'Er is hier geen wijziging',
    noneAdvice:
      'Als je je e-mailadres aan het wijzigen bent, ga dan terug naar de pagina waar je begon en kies ‘Op deze pagina openen’.',
    changedTitle: 'Je e-mailadres is gewijzigd',
    changed: (email) => `Je opent deze wallet nu met ${email}.`,
    willChangeTitle: 'Je e-mailadres gaat veranderen',
    willChange: (time, email) =>
      `Vanaf ${time} open je deze wallet met ${email}. We hebben naar je huidige adres een link gestuurd om dit tegen te houden.`,
  },

  social: {
    over: 'Deze login is niet meer geldig. Begin opnieuw.',
    notBegunHere: 'Deze login is niet hier begonnen of duurde te lang. Begin opnieuw.',
    notSignedIn: 'Je bent niet ingelogd. Probeer het opnieuw.',
    notLoggedIn: 'Je bent niet ingelogd. Probeer het opnieuw of log op een andere manier in.',
  },

  newWallet: {
    title: 'Een nieuwe wallet beginnen?',
    lostTitle: 'Deze site is je wallet kwijt',
    noneTitle: 'Nog geen wallet voor deze login',
    meaning: 'Een nieuwe wallet heeft andere adressen en niets van wat de vorige bevat.',
    noneMeaning:
      'Als je een wallet hebt, gebruik je er misschien een andere login voor, of is deze site hem kwijt. Een nieuwe heeft andere adressen en niets van wat die van jou bevat.',
    start: 'Nieuwe wallet beginnen',
    restore: 'Herstellen uit een herstelbestand',
    logInOtherwise: 'Op een andere manier inloggen',
  },
}
