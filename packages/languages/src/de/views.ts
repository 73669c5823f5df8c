import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { dat, start, YOUR_WALLET } from './words.js'

const count = createCounter('de')

export const views: Pick<
  Language,
  'connecting' | 'multi' | 'allWallets' | 'remote' | 'account' | 'wallets' | 'networks' | 'switching' | 'guide'
> = {
  connecting: {
    yourWallet: YOUR_WALLET,
    waitingTitle: (wallet: string) => `In ${dat(wallet)} bestätigen`,
    waitingText: (wallet: string, site: string) =>
      `Öffne die Erweiterung von ${dat(wallet)} und bestätige die Anfrage von ${dat(site)}.`,
    waitingTextElsewhere: (wallet: string, site: string) =>
      `Bestätige die Anfrage von ${dat(site)} im Fenster von ${dat(wallet)}.`,
    waitingTextUnknown: (site: string) => `Öffne deine Wallet und bestätige die Anfrage von ${dat(site)}.`,
    askAgain: 'Erneut anfragen',
    declinedTitle: 'Anfrage abgelehnt',
    declinedText: (wallet: string) => `Du hast die Anfrage in ${dat(wallet)} abgelehnt. Nichts wurde geteilt.`,
    silentTitle: (wallet: string) => `${start(wallet)} hat nicht geantwortet`,
    silentText: 'Entsperre sie und versuche es dann erneut.',
    pendingTitle: (wallet: string) => `In ${dat(wallet)} wartet eine Anfrage`,
    walletSays: (wallet: string, words: string) => `${start(wallet)}: „${words}“`,
    failedTitle: (wallet: string) => `${start(wallet)} konnte nicht verbunden werden`,
    missingTitle: (wallet: string) => `${start(wallet)} fehlt in diesem Browser`,
    missingText: 'Füge die Erweiterung hinzu oder wähle eine andere Wallet.',
    missingTextElsewhere: 'Hol sie dir oder wähle eine andere Wallet.',
    missingTextPhone: (wallet: string) =>
      `Füge die Erweiterung hinzu oder verbinde dich mit der App von ${dat(wallet)} auf deinem Handy.`,
    usePhone: 'Handy verwenden',
    getWallet: (wallet: string) => `${start(wallet)} holen`,
    chooseAnother: 'Andere Wallet wählen',
    connectedTitle: 'Verbunden',
    connectedText: (wallet: string, site: string) => `Du kannst ${site} jetzt mit ${dat(wallet)} verwenden.`,
  },
  multi: {
    title: 'Womit möchtest du beginnen?',
    text: (wallet: string) =>
      `${start(wallet)} funktioniert mit mehreren Arten von Netzwerken. Die anderen kannst du später hinzufügen.`,
    labels: { eip155: 'EVM', solana: 'Solana', bip122: 'Bitcoin', polkadot: 'Polkadot', cosmos: 'Cosmos' },
    namespaces: { eip155: 'Ethereum und EVM' },
    more: (names: string, count: number) => `${names} und ${count} weitere`,
    byName: (networks: string) => `${networks}. Nach Namen zugeordnet, nicht überprüft`,
    all: (count: number) => `Alle ${count} verbinden`,
    step: (label: string, step: number, count: number) => `${label}, ${step} von ${count}`,
    skip: (label: string) => `Ohne ${label} fortfahren`,
  },
  allWallets: {
    search: (number: number | undefined) =>
      number === undefined
        ? 'Wallets suchen'
        : count(number, { one: '# Wallet durchsuchen', other: '# Wallets durchsuchen' }),
    filter: 'Netzwerktyp',
    all: 'Alle',
    installed: 'installiert',
    certified: 'zertifiziert',
    found: (number: number, shown: number) =>
      number > shown
        ? `${count(number, { other: '# Wallets' })}, ${count(shown, { one: 'die erste wird angezeigt', other: 'die ersten # werden angezeigt' })}`
        : count(number, { one: '# Wallet', other: '# Wallets' }),
    none: (query: string) => `Keine Wallet namens „${query}“`,
    noneText: 'Prüfe die Schreibweise oder scanne einen QR-Code. Das geht mit den meisten Handy-Wallets.',
    failed: 'Weitere Wallets konnten nicht geladen werden',
    slow: 'Das dauert länger als üblich.',
  },
  remote: {
    scanHere: 'Hast du eine Wallet auf dem Handy? Scanne, um sie zu verbinden.',
    orGet: 'oder hol dir eine Wallet',
    orChoose: 'oder wähle eine Wallet',
    declined: 'Auf dem Handy abgelehnt. Nichts wurde geteilt.',
    codeLabel: (wallet: string | undefined) =>
      wallet ? `QR-Code zum Verbinden: ${wallet}` : 'QR-Code zum Verbinden einer Handy-Wallet',
    scan: (wallet: string | undefined) =>
      wallet
        ? `Mit der Handykamera oder der App von ${dat(wallet)} scannen`
        : 'Mit der Handykamera oder einer Wallet-App scannen',
    newCodeIn: 'Neuer Code in',
    newCodeInSeconds: (seconds: number) =>
      seconds > 0
        ? count(seconds, { one: 'Neuer Code in # Sekunde', other: 'Neuer Code in # Sekunden' })
        : 'Neuer Code wird geholt',
    expired: 'Dieser Code ist abgelaufen',
    newCode: 'Neuen Code anzeigen',
    showCode: 'QR-Code anzeigen',
    copyLink: 'Link kopieren',
    linkCopied: 'Link kopiert',
    copyFailed: 'Kopieren nicht möglich. Scanne stattdessen den Code.',
    dontHave: (wallet: string) => `${start(wallet)} noch nicht da?`,
    getIt: 'Holen',
    open: (wallet: string) => `${start(wallet)} öffnen`,
    openAny: 'Andere App auf diesem Handy öffnen',
    onOther: 'Ist deine Wallet auf einem anderen Gerät?',
    continueTitle: (wallet: string) => `In ${dat(wallet)} fortfahren`,
    continueText: 'Bestätige die Anfrage in der App und kehre dann auf diese Seite zurück.',
    browserText: (wallet: string) =>
      `${start(wallet)} öffnet diese Seite im eigenen Browser. Stelle die Verbindung dort her.`,
    desktop: 'Desktop',
    web: 'Web',
    phone: 'Handy',
    ways: 'Ort der Wallet',
    desktopText: (wallet: string) => `Öffne ${wallet} auf diesem Computer und bestätige dort die Anfrage.`,
    webText: (wallet: string) => `Öffne ${wallet} in einem anderen Tab und bestätige dort die Anfrage.`,
    noAppTitle: (wallet: string) => `${start(wallet)} wurde nicht geöffnet`,
    noAppText: (wallet: string) =>
      `Ist die App von ${dat(wallet)} auf diesem Handy? Hol sie dir oder scanne den Code mit einem anderen Gerät.`,
    noProgramText: (wallet: string) =>
      `Ist ${wallet} auf diesem Computer? Hol dir das Programm oder wähle einen anderen Weg.`,
    slow: 'Das dauert länger als üblich. Prüfe deine Verbindung.',
  },
  account: {
    balance: 'Guthaben',
    balanceFailed: 'Dein Guthaben konnte nicht geladen werden.',
    copyAddress: 'Adresse kopieren',
    addressCopied: 'Adresse kopiert',
    copyFailed: 'Kopieren nicht möglich. Markiere die Adresse und kopiere sie selbst.',
    actions: 'Aktionen',
    switchWallet: 'Deine Wallets',
    explorer: (name: string) => `Auf ${name} ansehen`,
    permissions: 'Berechtigungen',
    disconnect: 'Trennen',
    viewOnly: 'Nur Ansicht',
    disconnectAll: 'Alle trennen',
    keep: 'Abbrechen',
    disconnected: 'Getrennt',
    endedByWallet: (wallet: string) => `${start(wallet)} hat die Verbindung beendet`,
  },
  wallets: {
    title: 'Deine Wallets',
    active: 'Aktiv',
    connected: 'Verbunden',
    alsoConnected: 'Auch verbunden',
    recent: 'Zuletzt',
    use: 'Verwenden',
    accounts: 'Konten in dieser Wallet',
    types: { payment: 'Zahlungen', ordinal: 'Nur Ordinals', stx: 'Nur Stacks' },
    kinds: 'Netzwerktypen',
    none: (label: string) => `Keine Wallet für ${label} verbunden`,
    noneText: 'Deine anderen Wallets bleiben verbunden.',
    shared: 'Beim Trennen werden alle Netzwerke getrennt.',
    elsewhere: 'In einem anderen Netzwerk',
    disconnect: (wallet: string) => `${start(wallet)} trennen`,
    forget: (wallet: string) => `${start(wallet)} vergessen`,
    reconnect: 'Neu verbinden',
    add: 'Wallet hinzufügen',
  },
  networks: {
    title: 'Netzwerke',
    search: 'Netzwerke suchen',
    filter: 'Filter',
    all: 'Alle',
    testnets: 'Testnetze',
    test: 'Test',
    addsWallet: 'Fügt eine Wallet hinzu',
    testNote: 'Token in Testnetzwerken haben keinen Wert.',
    selected: 'Ausgewählt',
    notIn: (wallet: string) => `Nicht in ${dat(wallet)}`,
    found: (number: number) => count(number, { one: '# Netzwerk', other: '# Netzwerke' }),
    none: (query: string) => `Kein Netzwerk namens „${query}“`,
    noneText: 'Prüfe die Schreibweise.',
    showAll: 'Alle Netzwerke anzeigen',
  },
  switching: {
    title: 'Netzwerk wechseln',
    waitingTitle: (network: string) => `Zu ${network} wechseln`,
    waitingText: (wallet: string) => `Bestätige den Wechsel in ${dat(wallet)}.`,
    declinedTitle: (network: string) => `Weiterhin in ${network}`,
    declinedTitleUnknown: 'Netzwerk nicht gewechselt',
    declinedText: (wallet: string, network: string) =>
      `Du hast den Wechsel in ${dat(wallet)} abgelehnt. Versuche es erneut oder bleib bei ${network}.`,
    declinedTextUnknown: (wallet: string) =>
      `Du hast den Wechsel in ${dat(wallet)} abgelehnt. Versuche es erneut oder geh zurück.`,
    stay: 'Bleiben',
    cannotAdd: (wallet: string, network: string) =>
      `${start(wallet)} kann ${network} nicht hinzufügen. Verwende eine andere Wallet oder ein anderes Netzwerk.`,
    unsupportedTitle: (site: string, network: string) => `${start(site)} funktioniert nicht mit ${network}`,
    unsupportedText: 'Wähle ein anderes Netzwerk, um fortzufahren.',
    unknownNetwork: (reference: string) => `Netzwerk ${reference}`,
    yourWallet: YOUR_WALLET,
    needTitle: (network: string) => `Dafür brauchst du eine Wallet für ${network}`,
    needText: (current: string) => `Deine Wallet für ${current} bleibt verbunden.`,
    needTextHere: (current: string, wallet: string, network: string) =>
      `Deine Wallet für ${current} bleibt verbunden. ${start(wallet)} unterstützt ${network}.`,
    connectOne: (wallet: string) => `${start(wallet)} verbinden`,
    chooseOne: 'Wallet wählen',
  },
  guide: {
    title: 'Was ist eine Wallet?',
    getTitle: 'Wallet holen',
    lessons: [
      ['Ein Ort für alles, was dir gehört', 'Bewahre Token, Tickets und Kunst an einem Ort auf.'],
      ['Ein Schlüssel für viele Websites', 'Melde dich ohne ständig neue Passwörter an.'],
      ['Du entscheidest', 'Nichts wird bewegt, bevor du es bestätigst.'],
    ],
    get: 'Wallet holen',
    have: 'Ich habe schon eine',
    explore: 'Wallets vergleichen',
    exploreText: 'Für Browser und Handys',
    places: { browser: 'Für diesen Browser', phone: 'Für dein Handy', desktop: 'Für einen Computer', any: 'Wallets' },
    thisPhone: 'Für dieses Handy',
    otherWays: 'Andere Wege',
    servers: 'Kontaktierte Server',
    platforms: { browser: 'Browser', phone: 'Handy', desktop: 'Desktop' },
  },
}
