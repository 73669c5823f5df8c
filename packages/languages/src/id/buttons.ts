import type { ButtonLabels } from '@foyer/react-ui'

export const buttons: ButtonLabels = {
  connect: 'Hubungkan dompet',
  connecting: 'Menghubungkan',
  loadFailed: 'Gagal memuat. Coba lagi',
  switchNetwork: 'Ganti jaringan',
  account: (name) => `Akun: ${name}`,
  network: (name) => `Jaringan: ${name}. Ganti jaringan`,
}
