import type { Texts } from '../../texts'

export const solanaCalls: Texts['calls']['solana'] = {
  interact: 'Berinteraksi dengan program',
  unknown: 'Kami tidak tahu apa yang akan dilakukan program ini. Setujui hanya jika Anda memercayai situs ini.',
  notShown: 'tidak ditampilkan dalam transaksi',
  accountsNotShown: 'Sebagian akunnya ada di tabel pencarian dan tidak dapat ditampilkan.',
  createTokenAccount: 'Buat akun token',
  closeTokenAccount: 'Tutup akun token',
  giveUpControl: 'Lepaskan kendali atas akun Anda',
  programCanTakeAll:
    'Ini memberi sebuah program kendali atas akun Anda. Program itu kemudian dapat mengambil semua isinya.',
  revoke: 'Cabut izin',
  changeControl: 'Ganti pengendali akun token',
  othersMayControl: 'Setelah ini, orang lain mungkin mengendalikan akun ini.',
  addNote: 'Tambahkan catatan',
}
