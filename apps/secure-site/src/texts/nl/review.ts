import type { Texts } from '../texts'

const CLOSE = 'Je kunt dit venster sluiten.'

export const review: Texts['review'] = {
  windowTitle: 'Verzoek controleren',
  answeredTitle: 'Al beantwoord',
  answered: `Dit verzoek is al eerder beantwoord, en een antwoord telt één keer. ${CLOSE}`,
  withdrawnTitle: 'Verzoek teruggetrokken',
  withdrawn: `De site of je wallet heeft dit verzoek teruggetrokken. Er is niets verstuurd. ${CLOSE}`,
  goneTitle: 'Verzoek beëindigd',
  gone: `Dit verzoek is beëindigd: elk verzoek duurt tien minuten. Begin opnieuw op de site. ${CLOSE}`,
  unknownTitle: 'Niets te controleren',
  unknown: `Open een verzoek vanaf de site die het heeft gestuurd. ${CLOSE}`,
  unreadableTitle: 'Dit verzoek kan niet worden gelezen',
  unreadable: `Het is niet wat je wallet heeft gestuurd, dus het kan niet worden goedgekeurd. Begin opnieuw op de site. ${CLOSE}`,
  failedTitle: 'Dat is niet gelukt',
  failed: (reason) => `${reason} ${CLOSE}`,
  usePasskey: 'Bevestig met je passkey',
  approved: 'Goedgekeurd',
  declined: 'Geweigerd',
  goBack: (host) => `Ga terug naar ${host}. ${CLOSE}`,
}
