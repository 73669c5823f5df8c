import type { Texts } from '../../texts'

export const solanaCalls: Texts['calls']['solana'] = {
  interact: 'Użyj programu',
  unknown: 'Nie wiemy, co zrobi ten program. Zatwierdź tylko, jeśli ufasz tej stronie.',
  notShown: 'niepodane w transakcji',
  accountsNotShown: 'Niektóre z jego kont są w tabeli wyszukiwania i nie można ich pokazać.',
  createTokenAccount: 'Utwórz konto tokena',
  closeTokenAccount: 'Zamknij konto tokena',
  giveUpControl: 'Oddaj kontrolę nad swoim kontem',
  programCanTakeAll: 'To daje programowi kontrolę nad twoim kontem. Może on potem zabrać wszystko, co na nim jest.',
  revoke: 'Cofnij uprawnienie',
  changeControl: 'Zmień, kto kontroluje konto tokena',
  othersMayControl: 'Potem to konto może kontrolować ktoś inny.',
  addNote: 'Dodaj notatkę',
}
