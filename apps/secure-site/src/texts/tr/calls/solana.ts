import type { Texts } from '../../texts'

export const solanaCalls: Texts['calls']['solana'] = {
  interact: 'Bir programla etkileşime gir',
  unknown: 'Bu programın ne yapacağını bilemiyoruz. Yalnızca bu siteye güveniyorsanız onaylayın.',
  notShown: 'işlemde gösterilmiyor',
  accountsNotShown: 'Bazı hesapları bir arama tablosunda ve gösterilemiyor.',
  createTokenAccount: 'Token hesabı oluştur',
  closeTokenAccount: 'Token hesabını kapat',
  giveUpControl: 'Hesabınızın denetimini bırak',
  programCanTakeAll: 'Bu, hesabınızın denetimini bir programa verir. Program sonra içindeki her şeyi alabilir.',
  revoke: 'Bir izni kaldır',
  changeControl: 'Token hesabını denetleyeni değiştir',
  othersMayControl: 'Bundan sonra bu hesabı başka biri denetleyebilir.',
  addNote: 'Not ekle',
}
