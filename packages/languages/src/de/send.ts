import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { dat, start } from './words.js'

const count = createCounter('de')

const soon: Readonly<Record<string, string>> = {
  eip155: 'Kommt meist innerhalb einer Minute an',
  solana: 'Kommt in wenigen Sekunden an',
  bip122: 'Kommt meist innerhalb einer Stunde an, mit der langsamen Gebühr innerhalb eines Tages',
  polkadot: 'Kommt meist innerhalb einer Minute an',
  cosmos: 'Kommt meist innerhalb von 30 Sekunden an',
}

const INVALID = 'Das ist keine gültige Adresse und kein gültiger Name.'

export const send: Pick<Language['wallet'], 'send' | 'sending' | 'asking' | 'requests' | 'scan'> = {
  send: {
    title: 'Senden',
    amount: 'Betrag',
    nft: 'NFT',
    receiver: 'Name oder Adresse',
    paste: 'Einfügen',
    pasteFailed: 'Dein Browser hat den Zugriff auf die Zwischenablage blockiert. Füge stattdessen im Feld ein.',
    scan: 'QR-Code scannen',
    reading: 'Name wird nachgeschlagen',
    to: 'An',
    clearReceiver: 'Empfänger löschen',
    enterAmount: 'Betrag eingeben',
    enterReceiver: 'Empfänger eingeben',
    notEnough: (symbol: string) => `Nicht genug ${symbol}`,
    tooLittle: 'Betrag zu klein',
    review: 'Prüfen',
    refused: 'Das würde fehlschlagen',
    doesMore: 'Das tut mehr als senden',
    notHere: 'Nicht mehr in diesem Konto',
    notHereText: 'Dieses Konto hat das nicht mehr. Wähle etwas anderes zum Senden.',
    have: (amount: string) => `Du hast ${amount}. Gib einen kleineren Betrag ein.`,
    needFee: (fee: string) => `Du brauchst außerdem ${fee} für die Netzwerkgebühr. Gib einen kleineren Betrag ein.`,
    needFeeToken: (fee: string) => `Du brauchst ${fee} für die Netzwerkgebühr.`,
    atLeast: (amount: string) => `Das Minimum ist ${amount}.`,
    quoteFailed: 'Die Netzwerkgebühr war nicht abrufbar. Neuer Versuch…',
    moved: (network: string, before: string) => `Diese Zahlung ist in ${network}. Du warst in ${before}.`,
    unsupported: 'Netzwerk nicht unterstützt',
    unsupportedText: (network: string) => `Du kannst in ${network} hier nicht senden. Wähle ein anderes Netzwerk.`,
    refusals: {
      empty: INVALID,
      tooLong: 'Das ist zu lang für eine Adresse.',
      hidden: 'Das enthält unsichtbare Zeichen. Verwende es nicht: Besorge dir die Adresse auf anderem Weg.',
      unknown: INVALID,
      address: INVALID,
      mistyped: 'Diese Adresse hat einen Tippfehler: Ihre Prüfsumme stimmt nicht. Kopiere sie noch einmal.',
      network: 'Das ist für ein Netzwerk, das diese Website nicht unterstützt.',
      amount: 'Das fordert einen ungültigen Betrag an.',
      encoding: 'Dieser Link ist beschädigt. Bitte um einen neuen.',
      duplicate: 'Dieser Zahlungslink ist widersprüchlich. Bitte um einen neuen.',
      required: 'Dieser Zahlungslink braucht etwas, das hier nicht unterstützt wird.',
      call: 'Das fordert mehr als eine Zahlung an. Das wird hier nicht unterstützt.',
      interactive: 'Dieser Zahlungslink wird nicht unterstützt.',
      checksum: 'Wir können den Prüfcode am Ende nicht prüfen. Entferne das # und alles danach.',
      otherNamespace: 'Diese Adresse ist für eine andere Art von Netzwerk. Hier kann sie nicht verwendet werden.',
      otherNetwork: 'Diese Adresse ist für ein anderes Netzwerk. Hier kann sie nicht verwendet werden.',
      nameOfOtherNamespace: 'Diese Art von Namen wird hier nicht unterstützt. Bitte um die Adresse.',
      nobody: 'Zu diesem Namen wurde keine Adresse gefunden.',
      unreachable: 'Der Name konnte nicht nachgeschlagen werden. Versuche es gleich noch einmal.',
      contract: 'Das ist der Vertrag des Tokens. Alles, was dorthin gesendet wird, ist verloren.',
      token: 'Das fordert einen Token an, den wir in diesem Netzwerk nicht finden konnten.',
    },
    isLost: 'Niemand kontrolliert diese Adresse. Alles, was dorthin gesendet wird, ist verloren.',
    request: (label: string) => `Anfrage von ${label}`,
    fee: 'Netzwerkgebühr',
    feeOn: (network: string) => `Netzwerkgebühr in ${network}`,
    feeMost: (fee: string) => `Höchstens ${fee}`,
    feeSpeed: 'Tempo',
    speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
    arrives: 'Ankunft in',
    seconds: (seconds: number) =>
      seconds < 60
        ? count(Math.max(1, Math.round(seconds)), { one: 'Etwa # Sekunde', other: 'Etwa # Sekunden' })
        : seconds > 5_400
          ? count(Math.round(seconds / 3_600), { one: 'Etwa # Stunde', other: 'Etwa # Stunden' })
          : count(Math.round(seconds / 60), { one: 'Etwa # Minute', other: 'Etwa # Minuten' }),
    opensAccount: 'Erstellt ein Token-Konto',
    tokenTitle: 'Token wählen',
    tokenSearch: 'Name oder Adresse suchen',
    networks: 'Netzwerk',
    yourTokens: 'Deine Token',
    found: (number: number) => count(number, { other: '# Token' }),
    none: (query: string) => `Kein Token namens „${query}“`,
    noneText: 'Prüfe die Schreibweise oder wähle ein anderes Netzwerk.',
    loadingTokens: 'Token werden geladen',
    reviewTitle: 'Prüfen',
    takesMore: 'Das würde mehr nehmen als den Betrag, den du eingegeben hast. Nichts wurde gesendet.',
    allowsOthers: 'Damit könnte jemand anderes dein Guthaben nehmen. Nichts wurde gesendet.',
    fails: 'Das Netzwerk würde diese Überweisung ablehnen. Nichts wurde gesendet.',
    lookalike: 'Das ist nicht die Adresse, die du kennst',
    lookalikeText: 'Sie beginnt und endet gleich, ist in der Mitte aber anders: ein häufiger Betrug.',
    sentTitle: 'Gesendet',
  },
  sending: {
    youSend: 'Du sendest',
    onNetwork: (network: string) => `in ${network}`,
    from: 'Von',
    total: 'Gesamt',
    memo: 'Öffentliche Notiz',
    noChanges: 'Nichts wird bewegt außer der Netzwerkgebühr.',
    theyGet: 'Empfänger erhält',
    isNew: (network: string) => `Erstes Mal, dass du in ${network} an diese Adresse sendest`,
    isUnseen: (count: number) =>
      count > 1
        ? `Nicht unter den ${count} Transaktionen, die wir für dieses Konto sehen`
        : 'Wir wissen nicht, ob du schon einmal hierhin gesendet hast',
    isSelf: 'Das ist deine eigene Adresse.',
    lookalikeNew: 'Diese Adresse',
    lookalikeKnown: 'Die, die du kennst',
    lookalikeName: 'Dieser Name enthält täuschend ähnliche Buchstaben. Er ahmt vielleicht einen anderen Namen nach.',
    check: 'Prüfe Name und Adresse. Eine Überweisung lässt sich nicht rückgängig machen.',
    send: (amount: string) => `${amount} senden`,
    checkingText: 'Die Gebühr wird geprüft und die Überweisung simuliert.',
    checkingSlow: 'Das Netzwerk antwortet langsam. Es wurde noch nichts gesendet.',
    stop: 'Abbrechen',
    networkSlow: 'Das Netzwerk antwortet langsam.',
    walletText: (amount: string, name: string) =>
      `Bestätige, dass ${amount} an ${name} gesendet werden soll. Du kannst das hier schließen.`,
    bothSent: 'Die erste Anfrage bleibt in deiner Wallet. Wenn du auch sie bestätigst, werden beide gesendet.',
    fullAddress: 'Vollständige Adresse',
    stoppedAccount: 'Deine Wallet hat das Konto gewechselt. Nichts wurde gesendet.',
    stoppedNetwork: 'Deine Wallet hat das Netzwerk gewechselt. Nichts wurde gesendet.',
    unsure: (wallet: string) =>
      `Wir wissen nicht, ob ${wallet} es gesendet hat. Prüfe das, bevor du es erneut versuchst.`,
    unsureMoved: (wallet: string, network: string) =>
      `Wir wissen nicht, ob ${wallet} es gesendet hat. ${network} zeigt neue Aktivität deines Kontos, die das sein kann. Prüfe das, bevor du es erneut versuchst.`,
    unsureStill: (wallet: string, network: string) =>
      `Wir wissen nicht, ob ${wallet} es gesendet hat. ${network} zeigt noch nichts Neues von deinem Konto, aber es kann noch durchgehen. Prüfe das, bevor du es erneut versuchst.`,
    failedTitle: 'Nicht gesendet',
    declined: (wallet: string | undefined) =>
      `Du hast die Anfrage${wallet === undefined ? '' : ` in ${dat(wallet)}`} abgelehnt.`,
    feeUp: (amount: string) =>
      `Die Netzwerkgebühr ist gestiegen, während du dich entschieden hast. Weiterhin in deiner Wallet: ${amount}.`,
    sent: (amount: string) => `${amount} unterwegs`,
    sentText: (namespace: string) => `${soon[namespace] ?? 'Kommt an, sobald das Netzwerk es bestätigt'}.`,
    arrived: (amount: string) => `${amount} angekommen`,
    arrivedText: (network: string) => `In ${network} bestätigt.`,
    refusedText: (amount: string) =>
      `Die Überweisung ist fehlgeschlagen. Nur die Netzwerkgebühr wurde berechnet. Weiterhin in deiner Wallet: ${amount}.`,
    droppedTitle: 'Vom Netzwerk verworfen',
    droppedText: 'Es könnte noch durchgehen: Prüfe deine Wallet, bevor du erneut sendest.',
    replacedTitle: 'Ersetzt',
    replacedText: 'Eine andere Transaktion deines Kontos hat sie ersetzt. Sieh in deiner Aktivität nach.',
    conflicts: {
      sources:
        'Ein Knoten meldet sie als abgeschlossen, ein anderer noch nicht. Sie gilt als unterwegs, bis zwei übereinstimmen. Sende nicht noch einmal.',
      sender:
        'Das Netzwerk zeigt an ihrer Stelle die Transaktion eines anderen Kontos. Prüfe die Aktivität deiner Wallet, bevor du erneut sendest.',
    },
    unsureTitle: 'Ergebnis unbekannt',
    accordingTo: 'Laut',
    transaction: 'Transaktion',
    done: 'Fertig',
  },
  asking: {
    changes: 'Was passieren wird',
    you: 'Du',
    trying: 'Wird simuliert',
    untried: 'Wir konnten das nicht simulieren. Prüfe, was deine Wallet anzeigt.',
    checkingTitle: 'Wird geprüft',
    switchingTitle: (network: string) => `Zu ${network} wechseln`,
    switchingText: (wallet: string) => `Bestätige den Wechsel in ${dat(wallet)}.`,
    walletTitle: (wallet: string) => `In ${dat(wallet)} bestätigen`,
    walletSlow: (wallet: string) =>
      `Wir warten noch auf ${wallet}. Falls ein Gerät dazugehört, entsperre es und bestätige dort.`,
    moved: {
      account: (wallet: string) =>
        `${start(wallet)} hat das Konto gewechselt. Prüfe die Anfrage oder lehne sie dort ab.`,
      network: (wallet: string) =>
        `${start(wallet)} hat das Netzwerk gewechselt. Prüfe die Anfrage oder lehne sie dort ab.`,
    },
    askAgain: 'Erneut anfragen',
    startAnother: 'Weitere starten',
    stoppedTitle: 'Angehalten',
    unsureTitle: 'Prüfe deine Aktivität',
    toAccount: 'Zum Konto',
    tryNewFee: 'Mit neuer Gebühr versuchen',
    edit: 'Bearbeiten',
  },
  requests: {
    askedTitle: 'In deiner Wallet wartet vielleicht noch eine Anfrage',
    askedText: 'Beantworte sie zuerst in deiner Wallet. Wenn du auch eine zweite bestätigst, werden beide gesendet.',
    unansweredTitle: 'Eine frühere Anfrage wurde vielleicht gesendet',
    unansweredText: 'Prüfe die Aktivität deiner Wallet, bevor du es erneut versuchst.',
    send: (amount: string, to: string, network: string) => `${amount} in ${network} an ${to} senden`,
    swap: (amount: string, network: string) => `${amount} in ${network} tauschen`,
    approve: (amount: string, network: string) => `${amount} für einen Tausch in ${network} erlauben`,
    revoke: (token: string, network: string) => `Zugriff auf ${token} in ${network} widerrufen`,
    transaction: (network: string) => `Eine Transaktion in ${network}`,
    more: (number: number) => count(number, { one: '# weitere', other: '# weitere' }),
  },
  scan: {
    title: 'Richte deine Kamera auf den Code',
    starting: 'Kamera wird gestartet',
    deniedTitle: 'Kamerazugriff blockiert',
    denied: 'Erlaube den Kamerazugriff in deinem Browser oder füge die Adresse ein.',
    missingTitle: 'Keine Kamera gefunden',
    missing: 'Füge stattdessen die Adresse ein.',
    instead: 'Adresse eingeben',
    stop: 'Scannen beenden',
  },
}
