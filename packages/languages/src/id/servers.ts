import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'

const count = createCounter('id')

export const servers: Language['servers'] = {
  intro: 'Dihubungi sejak halaman ini dibuka, untuk menghubungkan dan menggunakan dompet.',
  limits: 'Permintaan dari situs itu sendiri, dompet Anda, atau jendela masuk tidak tercantum.',
  times: (number: number) => count(number, { other: '# kali' }),
  lastAt: (time: string) => `Permintaan terakhir: ${time}`,
  others: 'Server lain',
  none: 'Belum ada server yang dihubungi',
  noneText: 'Server muncul di sini setelah dihubungi.',
  purposes: {
    analytics: 'Statistik penggunaan',
    data: 'Data akun dan harga',
    directory: 'Daftar dompet',
    feature: 'Fitur situs ini',
    history: 'Aktivitas',
    images: 'Gambar',
    names: 'Nama akun',
    nfts: 'NFT',
    node: 'Akses jaringan',
    relay: 'Koneksi ke dompet ponsel',
    secureSite: 'Masuk dengan email atau akun sosial',
    swap: 'Harga penukaran',
    tokens: 'Daftar token',
    walletLibrary: 'Perangkat lunak milik dompet',
  },
}
