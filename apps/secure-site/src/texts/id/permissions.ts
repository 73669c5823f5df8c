import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('id')
const every = (number: number, unit: string) => (number === 1 ? `setiap ${unit}` : `setiap ${number} ${unit}`)

export const permissions: Texts['permissions'] = {
  grant: 'Biarkan situs ini bertindak untuk Anda',
  canSend: 'Selama ini aktif, situs dapat mengirim sebanyak itu kepada siapa pun tanpa bertanya lagi.',
  revoke: 'Cabut izin',
  revoked: 'Setelah ini, situs tidak dapat menggunakan izin ini.',
  rows: {
    reason: 'Alasan',
    starts: 'Mulai',
    uses: 'Penggunaan',
  },
  uses: (number) => `paling banyak ${count(number, { other: '#' })}; akun Anda membayar setiap biayanya`,
  inTotal: (amount) => `Total ${amount}`,
  every: {
    day: (amount, days) => `${amount} ${every(days, 'hari')}`,
    hour: (amount, hours) => `${amount} ${every(hours, 'jam')}`,
    minute: (amount, minutes) => `${amount} ${every(minutes, 'menit')}`,
    second: (amount, seconds) => `${amount} ${every(seconds, 'detik')}`,
  },
  errors: {
    expired: 'Izin ini sudah kedaluwarsa.',
    feeTooHigh: 'Biaya jaringan terlalu tinggi untuk dibayar tanpa bertanya.',
    maybeSent: 'Tidak ada respons, jadi ini mungkin sudah dikirim, dan dihitung sebagai terkirim. Periksa akun dulu.',
    moreThanAllowed: 'Ini lebih dari yang diperbolehkan izin.',
    noneOfSite: 'Situs ini tidak memiliki izin ini.',
    notFound: 'Izin ini tidak ada.',
    smartAccountOnly: 'Hanya akun pintar yang dapat memberi izin di sini.',
    tooExpensive: 'Ini akan gagal, atau lebih mahal dari transfer.',
    tooMany: 'Situs ini memiliki terlalu banyak izin.',
    transfersOnly: 'Izin hanya mencakup transfer.',
    unreadable: 'Izin situs ini tidak dapat dibaca.',
    usedUp: 'Izin ini sudah mencapai batas penggunaannya.',
  },
}
