import type { Texts } from '../texts'

export const errors: Texts['errors'] = {
  unknown: 'Etwas ist schiefgelaufen. Versuche es erneut.',
  notResponding: 'Die sichere Website antwortet nicht. Prüfe deine Verbindung und versuche es erneut.',
  otherUser: 'Die sichere Website hat einen anderen Benutzer geliefert.',
  signInFirst: 'Melde dich zuerst an.',
  logInAgain: 'Melde dich erneut an.',
  logInToOpen: 'Melde dich erneut an, um deine Wallet auf diesem Gerät zu öffnen.',
  smartUnavailable: 'Smart-Konten sind in diesem Netzwerk nicht verfügbar.',

  transaction: {
    notEnough: 'Du hast nicht genug für den Betrag und die Gebühr.',
    outOfOrder: 'Diese Transaktion ist nicht an der Reihe. Versuche es erneut.',
    mayHaveExpired: 'Diese Transaktion ist vielleicht abgelaufen. Beginne auf der Website von vorn.',
    contractRejected: (reason) => `Der Vertrag hat das abgelehnt: ${reason}`,
    contractRejectedWithoutReason: 'Der Vertrag hat das abgelehnt: kein Grund angegeben',
    networkRejected: (reason) => `Das Netzwerk hat das abgelehnt: ${reason}`,
  },

  wallet: {
    none: 'Für diese Anmeldung gibt es noch keine Wallet.',
    notHere:
      'Deine Wallet ist noch nicht auf diesem Gerät. Öffne sie mit deiner Wiederherstellung oder bestätige dieses Gerät auf einem anderen.',
    closed:
      'Deine Wallet konnte nicht geöffnet werden. Sie wurde nicht verändert. Wende dich an den Betreiber dieser Website.',
    partLost:
      'Die sichere Website hat ihren Teil deiner Wallet verloren, und der Teil auf diesem Gerät kann sie allein nicht öffnen. Hier wurde nichts gelöscht. Deine Wiederherstellungsdatei öffnet die Wallet mit ihrem Code oder Passwort und stellt sie auf der eigenen Seite der sicheren Website wieder her; oder wende dich an den Betreiber dieser Website.',
    otherExists:
      'Zu dieser Anmeldung gehört schon eine andere Wallet, die bleibt, wie sie ist. Stelle deine mit einer anderen E-Mail-Adresse wieder her; oder, falls die andere Wallet neu und leer ist, melde dich bei ihr an, lösche sie und stelle dann deine wieder her.',
    forgotten: (address) =>
      `Dieses Gerät hat einen Teil der Wallet ${address}, die die sichere Website vergessen hat. Hier wurde nichts gelöscht. Um sie zurückzubekommen, wähle „Wallet aus ihrer Wiederherstellungsdatei wiederherstellen“ auf der eigenen Seite der sicheren Website, bevor du dich dort anmeldest, oder wende dich an den Betreiber der Website.`,
  },

  device: {
    needsApproval: (code) =>
      `Dieses Gerät braucht deine Bestätigung. Bestätige ${code} im eigenen Fenster deiner Wallet. Melde dich dann hier erneut an.`,
    declined: 'Das andere Gerät hat abgelehnt. Nichts wurde an dieses Gerät gesendet.',
    unreadable:
      'Was das andere Gerät gesendet hat, lässt sich nicht öffnen. Versuche es erneut und vergleiche die Codes.',
  },
}
