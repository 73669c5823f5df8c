import type { Texts } from '../../texts'

export const solanaCalls: Texts['calls']['solana'] = {
  interact: 'Een programma gebruiken',
  unknown: 'We weten niet wat dit programma zal doen. Keur alleen goed als je deze site vertrouwt.',
  notShown: 'niet vermeld in de transactie',
  accountsNotShown: 'Sommige accounts ervan staan in een opzoektabel en kunnen niet worden getoond.',
  createTokenAccount: 'Een tokenaccount maken',
  closeTokenAccount: 'Een tokenaccount sluiten',
  giveUpControl: 'De controle over je account opgeven',
  programCanTakeAll: 'Dit geeft een programma de controle over je account. Het kan dan alles nemen wat erin zit.',
  revoke: 'Een toestemming intrekken',
  changeControl: 'Wijzigen wie een tokenaccount beheert',
  othersMayControl: 'Hierna beheert mogelijk iemand anders dit account.',
  addNote: 'Een notitie toevoegen',
}
