import type { Texts } from '../texts'

const CLOSE = 'Du kannst dieses Fenster schließen.'

export const review: Texts['review'] = {
  windowTitle: 'Anfrage prüfen',
  answeredTitle: 'Schon beantwortet',
  answered: `Diese Anfrage wurde schon beantwortet, und eine Antwort zählt nur einmal. ${CLOSE}`,
  withdrawnTitle: 'Anfrage zurückgezogen',
  withdrawn: `Die Website oder deine Wallet hat diese Anfrage zurückgezogen. Nichts wurde gesendet. ${CLOSE}`,
  goneTitle: 'Anfrage beendet',
  gone: `Diese Anfrage ist beendet: Jede dauert zehn Minuten. Beginne auf der Website von vorn. ${CLOSE}`,
  unknownTitle: 'Nichts zu prüfen',
  unknown: `Öffne eine Anfrage von der Website aus, die sie gesendet hat. ${CLOSE}`,
  unreadableTitle: 'Diese Anfrage ist nicht lesbar',
  unreadable: `Sie ist nicht das, was deine Wallet gesendet hat, und kann daher nicht bestätigt werden. Beginne auf der Website von vorn. ${CLOSE}`,
  failedTitle: 'Das hat nicht geklappt',
  failed: (reason) => `${reason} ${CLOSE}`,
  usePasskey: 'Mit deinem Passkey bestätigen',
  approved: 'Bestätigt',
  declined: 'Abgelehnt',
  goBack: (host) => `Geh zurück zu ${host}. ${CLOSE}`,
}
