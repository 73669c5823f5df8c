import type { Texts } from '../texts'

const CLOSE = 'Anda dapat menutup jendela ini.'

export const review: Texts['review'] = {
  windowTitle: 'Tinjau permintaan',
  answeredTitle: 'Sudah dijawab',
  answered: `Permintaan ini sudah dijawab sebelumnya, dan jawaban hanya dihitung sekali. ${CLOSE}`,
  withdrawnTitle: 'Permintaan ditarik',
  withdrawn: `Situs atau dompet Anda menarik permintaan ini. Tidak ada yang dikirim. ${CLOSE}`,
  goneTitle: 'Permintaan berakhir',
  gone: `Permintaan ini sudah berakhir: setiap permintaan berlaku sepuluh menit. Mulai lagi di situs. ${CLOSE}`,
  unknownTitle: 'Tidak ada yang perlu ditinjau',
  unknown: `Buka permintaan dari situs yang mengirimnya. ${CLOSE}`,
  unreadableTitle: 'Permintaan ini tidak dapat dibaca',
  unreadable: `Ini bukan yang dikirim dompet Anda, jadi tidak dapat disetujui. Mulai lagi di situs. ${CLOSE}`,
  failedTitle: 'Tidak berhasil',
  failed: (reason) => `${reason} ${CLOSE}`,
  usePasskey: 'Konfirmasi dengan kunci sandi Anda',
  approved: 'Disetujui',
  declined: 'Ditolak',
  goBack: (host) => `Kembali ke ${host}. ${CLOSE}`,
}
