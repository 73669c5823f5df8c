import type { Texts } from '../../texts'

export const solanaCalls: Texts['calls']['solana'] = {
  interact: 'Mit einem Programm interagieren',
  unknown: 'Wir können nicht erkennen, was dieses Programm tun wird. Bestätige nur, wenn du dieser Website vertraust.',
  notShown: 'in der Transaktion nicht angegeben',
  accountsNotShown: 'Einige seiner Konten stehen in einer Lookup-Tabelle und können nicht angezeigt werden.',
  createTokenAccount: 'Ein Token-Konto erstellen',
  closeTokenAccount: 'Ein Token-Konto schließen',
  giveUpControl: 'Die Kontrolle über dein Konto abgeben',
  programCanTakeAll: 'Das gibt einem Programm die Kontrolle über dein Konto. Es kann dann alles darin nehmen.',
  revoke: 'Eine Berechtigung widerrufen',
  changeControl: 'Ändern, wer ein Token-Konto kontrolliert',
  othersMayControl: 'Danach kontrolliert vielleicht jemand anderes dieses Konto.',
  addNote: 'Eine Notiz hinzufügen',
}
