import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { start, YOUR_WALLET } from './words.js'

const count = createCounter('nl')

export const views: Pick<
  Language,
  'connecting' | 'multi' | 'allWallets' | 'remote' | 'account' | 'wallets' | 'networks' | 'switching' | 'guide'
> = {
  connecting: {
    yourWallet: YOUR_WALLET,
    waitingTitle: (wallet: string) => `Keur goed in ${wallet}`,
    waitingText: (wallet: string, site: string) =>
      `Open de extensie van ${wallet} en keur het verzoek van ${site} goed.`,
    waitingTextElsewhere: (wallet: string, site: string) =>
      `Keur het verzoek van ${site} goed in het venster van ${wallet}.`,
    waitingTextUnknown: (site: string) => `Open je wallet en keur het verzoek van ${site} goed.`,
    askAgain: 'Opnieuw vragen',
    declinedTitle: 'Verzoek geweigerd',
    declinedText: (wallet: string) => `Je hebt het verzoek in ${wallet} geweigerd. Er is niets gedeeld.`,
    silentTitle: (wallet: string) => `${start(wallet)} antwoordde niet`,
    silentText: 'Ontgrendel je wallet en probeer het opnieuw.',
    pendingTitle: (wallet: string) => `Er wacht een verzoek in ${wallet}`,
    walletSays: (wallet: string, words: string) => `${start(wallet)}: ‘${words}’`,
    failedTitle: (wallet: string) => `Kon ${wallet} niet verbinden`,
    missingTitle: (wallet: string) => `${start(wallet)} zit niet in deze browser`,
    missingText: 'Voeg de extensie toe of kies een andere wallet.',
    missingTextElsewhere: 'Neem deze wallet of kies een andere.',
    missingTextPhone: (wallet: string) => `Voeg de extensie toe of verbind met de app van ${wallet} op je telefoon.`,
    usePhone: 'Telefoon gebruiken',
    getWallet: (wallet: string) => `${start(wallet)} nemen`,
    chooseAnother: 'Andere wallet kiezen',
    connectedTitle: 'Verbonden',
    connectedText: (wallet: string, site: string) => `Je kunt ${site} nu gebruiken met ${wallet}.`,
  },
  multi: {
    title: 'Waar wil je beginnen?',
    text: (wallet: string) =>
      `${start(wallet)} werkt met meerdere soorten netwerken. Je kunt de andere later toevoegen.`,
    labels: { eip155: 'EVM', solana: 'Solana', bip122: 'Bitcoin', polkadot: 'Polkadot', cosmos: 'Cosmos' },
    namespaces: { eip155: 'Ethereum en EVM' },
    more: (names: string, count: number) => `${names} en nog ${count}`,
    byName: (networks: string) => `${networks}. Op naam gevonden, niet gecontroleerd`,
    all: (count: number) => `Alle ${count} verbinden`,
    step: (label: string, step: number, count: number) => `${label}, ${step} van ${count}`,
    skip: (label: string) => `Doorgaan zonder ${label}`,
  },
  allWallets: {
    search: (number: number | undefined) =>
      number === undefined ? 'Wallets zoeken' : count(number, { one: 'Zoek in # wallet', other: 'Zoek in # wallets' }),
    filter: 'Netwerktype',
    all: 'Alle',
    installed: 'geïnstalleerd',
    certified: 'gecertificeerd',
    found: (number: number, shown: number) =>
      number > shown
        ? `${count(number, { one: '# wallet', other: '# wallets' })}, ${count(shown, { one: 'alleen de eerste wordt getoond', other: 'de eerste # worden getoond' })}`
        : count(number, { one: '# wallet', other: '# wallets' }),
    none: (query: string) => `Geen wallet met de naam ‘${query}’`,
    noneText: 'Controleer de spelling of scan een QR-code. Dat werkt met de meeste wallets op een telefoon.',
    failed: 'Kon niet meer wallets laden',
    slow: 'Dit duurt langer dan normaal.',
  },
  remote: {
    scanHere: 'Heb je een wallet op je telefoon? Scan om te verbinden.',
    orGet: 'of neem een wallet',
    orChoose: 'of kies een wallet',
    declined: 'Geweigerd op de telefoon. Er is niets gedeeld.',
    codeLabel: (wallet: string | undefined) =>
      wallet ? `QR-code om ${wallet} te verbinden` : 'QR-code om een wallet op je telefoon te verbinden',
    scan: (wallet: string | undefined) =>
      wallet
        ? `Scan met de camera van je telefoon of de app van ${wallet}`
        : 'Scan met de camera van je telefoon of een walletapp',
    newCodeIn: 'Nieuwe code over',
    newCodeInSeconds: (seconds: number) =>
      seconds > 0
        ? count(seconds, { one: 'Nieuwe code over # seconde', other: 'Nieuwe code over # seconden' })
        : 'Nieuwe code ophalen',
    expired: 'Deze code is verlopen',
    newCode: 'Nieuwe code tonen',
    showCode: 'QR-code tonen',
    copyLink: 'Link kopiëren',
    linkCopied: 'Link gekopieerd',
    copyFailed: 'Kon niet kopiëren. Scan in plaats daarvan de code.',
    dontHave: (wallet: string) => `Heb je ${wallet} niet?`,
    getIt: 'Nemen',
    open: (wallet: string) => `${start(wallet)} openen`,
    openAny: 'Andere app op deze telefoon openen',
    onOther: 'Staat je wallet op een ander apparaat?',
    continueTitle: (wallet: string) => `Ga verder in ${wallet}`,
    continueText: 'Keur het verzoek goed in de app en kom dan terug naar deze pagina.',
    browserText: (wallet: string) => `${start(wallet)} opent deze pagina in de eigen browser. Verbind daar.`,
    desktop: 'Computer',
    web: 'Web',
    phone: 'Telefoon',
    ways: 'Plaats van de wallet',
    desktopText: (wallet: string) => `Open ${wallet} op deze computer en keur het verzoek daar goed.`,
    webText: (wallet: string) => `Open ${wallet} in een ander tabblad en keur het verzoek daar goed.`,
    noAppTitle: (wallet: string) => `${start(wallet)} ging niet open`,
    noAppText: (wallet: string) =>
      `Staat de app van ${wallet} op deze telefoon? Haal de app of scan de code met een ander apparaat.`,
    noProgramText: (wallet: string) => `Staat ${wallet} op deze computer? Installeer het of kies een andere manier.`,
    slow: 'Dit duurt langer dan normaal. Controleer je verbinding.',
  },
  account: {
    balance: 'Saldo',
    balanceFailed: 'Kon je saldo niet laden.',
    copyAddress: 'Adres kopiëren',
    addressCopied: 'Adres gekopieerd',
    copyFailed: 'Kon niet kopiëren. Selecteer het adres en kopieer het zelf.',
    actions: 'Acties',
    switchWallet: 'Je wallets',
    explorer: (name: string) => `Bekijken op ${name}`,
    permissions: 'Toestemmingen',
    disconnect: 'Verbreken',
    disconnectAll: 'Alles verbreken',
    keep: 'Annuleren',
    disconnected: 'Verbinding verbroken',
    endedByWallet: (wallet: string) => `${start(wallet)} heeft de verbinding beëindigd`,
  },
  wallets: {
    title: 'Je wallets',
    active: 'Actief',
    connected: 'Verbonden',
    alsoConnected: 'Ook verbonden',
    recent: 'Recent',
    use: 'Gebruiken',
    accounts: 'Accounts in deze wallet',
    types: { payment: 'Betalingen', ordinal: 'Alleen Ordinals', stx: 'Alleen Stacks' },
    kinds: 'Netwerktypen',
    none: (label: string) => `Geen wallet voor ${label} verbonden`,
    noneText: 'Je andere wallets blijven verbonden.',
    shared: 'Verbreken verbreekt alle netwerken.',
    elsewhere: 'Op een ander netwerk',
    disconnect: (wallet: string) => `Verbinding met ${wallet} verbreken`,
    forget: (wallet: string) => `${start(wallet)} vergeten`,
    reconnect: 'Opnieuw verbinden',
    add: 'Wallet toevoegen',
  },
  networks: {
    title: 'Netwerken',
    search: 'Netwerken zoeken',
    filter: 'Filter',
    all: 'Alle',
    testnets: 'Testnetwerken',
    test: 'Test',
    addsWallet: 'Voegt een wallet toe',
    testNote: 'Tokens op testnetwerken hebben geen waarde.',
    selected: 'Geselecteerd',
    notIn: (wallet: string) => `Niet in ${wallet}`,
    found: (number: number) => count(number, { one: '# netwerk', other: '# netwerken' }),
    none: (query: string) => `Geen netwerk met de naam ‘${query}’`,
    noneText: 'Controleer de spelling.',
    showAll: 'Alle netwerken tonen',
  },
  switching: {
    title: 'Wissel van netwerk',
    waitingTitle: (network: string) => `Wissel naar ${network}`,
    waitingText: (wallet: string) => `Keur de wissel goed in ${wallet}.`,
    declinedTitle: (network: string) => `Nog steeds op ${network}`,
    declinedTitleUnknown: 'Netwerk niet gewijzigd',
    declinedText: (wallet: string, network: string) =>
      `Je hebt de wissel in ${wallet} geweigerd. Probeer het opnieuw of blijf op ${network}.`,
    declinedTextUnknown: (wallet: string) =>
      `Je hebt de wissel in ${wallet} geweigerd. Probeer het opnieuw of ga terug.`,
    stay: 'Blijven',
    cannotAdd: (wallet: string, network: string) =>
      `${start(wallet)} kan ${network} niet toevoegen. Gebruik een andere wallet of een ander netwerk.`,
    unsupportedTitle: (site: string, network: string) => `${start(site)} werkt niet op ${network}`,
    unsupportedText: 'Kies een ander netwerk om door te gaan.',
    unknownNetwork: (reference: string) => `netwerk ${reference}`,
    yourWallet: YOUR_WALLET,
    needTitle: (network: string) => `Hiervoor is een wallet voor ${network} nodig`,
    needText: (current: string) => `Je wallet voor ${current} blijft verbonden.`,
    needTextHere: (current: string, wallet: string, network: string) =>
      `Je wallet voor ${current} blijft verbonden. ${start(wallet)} ondersteunt ${network}.`,
    connectOne: (wallet: string) => `${start(wallet)} verbinden`,
    chooseOne: 'Wallet kiezen',
  },
  guide: {
    title: 'Wat is een wallet?',
    getTitle: 'Wallet nemen',
    lessons: [
      ['Een plek voor wat van jou is', 'Bewaar tokens, tickets en kunst op één plek.'],
      ['Eén sleutel voor veel sites', 'Log in zonder telkens een nieuw wachtwoord.'],
      ['Jij bent de baas', 'Er wordt niets verplaatst tot jij het goedkeurt.'],
    ],
    get: 'Wallet nemen',
    have: 'Ik heb er al een',
    explore: 'Wallets vergelijken',
    exploreText: 'Voor browsers en telefoons',
    places: { browser: 'Voor deze browser', phone: 'Voor je telefoon', desktop: 'Voor een computer', any: 'Wallets' },
    thisPhone: 'Voor deze telefoon',
    otherWays: 'Andere manieren',
    platforms: { browser: 'Browser', phone: 'Telefoon', desktop: 'Computer' },
  },
}
