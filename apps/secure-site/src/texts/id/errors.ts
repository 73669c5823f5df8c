import type { Texts } from '../texts'

export const errors: Texts['errors'] = {
  unknown: 'Terjadi masalah. Coba lagi.',
  notResponding: 'Situs aman tidak merespons. Periksa koneksi Anda dan coba lagi.',
  otherUser: 'Situs aman mengembalikan pengguna lain.',
  signInFirst: 'Masuk dulu.',
  logInAgain: 'Masuk lagi.',
  logInToOpen: 'Masuk lagi untuk membuka dompet Anda di perangkat ini.',
  smartUnavailable: 'Akun pintar tidak tersedia di jaringan ini.',

  transaction: {
    notEnough: 'Saldo Anda tidak cukup untuk jumlah dan biaya.',
    outOfOrder: 'Urutan transaksi ini salah. Coba lagi.',
    mayHaveExpired: 'Transaksi ini mungkin sudah kedaluwarsa. Mulai lagi di situs.',
    contractRejected: (reason) => `Kontrak menolak ini: ${reason}`,
    contractRejectedWithoutReason: 'Kontrak menolak ini: tanpa alasan',
    networkRejected: (reason) => `Jaringan menolak ini: ${reason}`,
  },

  wallet: {
    none: 'Belum ada dompet untuk akun masuk ini.',
    notHere:
      'Dompet Anda belum ada di perangkat ini. Buka dengan pemulihan Anda, atau setujui perangkat ini di perangkat lain.',
    closed: 'Dompet Anda tidak dapat dibuka. Dompet tidak berubah. Hubungi pengelola situs ini.',
    partLost:
      'Situs aman kehilangan bagiannya dari dompet Anda, dan bagian di perangkat ini tidak dapat membukanya sendiri. Tidak ada yang dihapus di sini. File pemulihan Anda membuka dompet dengan kode atau kata sandinya, dan memulihkannya di halaman situs aman sendiri; atau hubungi pengelola situs ini.',
    otherExists:
      'Akun masuk ini sudah punya dompet lain, yang tetap seperti semula. Pulihkan dompet Anda dengan alamat email lain; atau, jika dompet lain itu baru dan kosong, masuk ke dompet itu, hapus, lalu pulihkan dompet Anda.',
    forgotten: (address) =>
      `Perangkat ini memiliki bagian dari dompet ${address}, yang sudah dilupakan situs aman. Tidak ada yang dihapus di sini. Untuk mendapatkannya kembali, pilih “Pulihkan dompet dari file pemulihannya” di halaman situs aman sendiri sebelum Anda masuk di sana, atau hubungi pengelola situs.`,
  },

  device: {
    needsApproval: (code) =>
      `Perangkat ini memerlukan persetujuan Anda. Di jendela dompet Anda sendiri, setujui ${code}. Lalu masuk lagi di sini.`,
    declined: 'Perangkat lain menolak. Tidak ada yang dikirim ke perangkat ini.',
    unreadable: 'Yang dikirim perangkat lain tidak dapat dibuka. Coba lagi, dan bandingkan kodenya.',
  },
}
