import type { Texts } from '../texts'

export const permissions: Texts['permissions'] = {
  grant: 'Izinkan situs ini bertindak untuk Anda',
  canSend: 'Selama ini aktif, situs dapat mengirim sebanyak itu ke siapa saja tanpa bertanya lagi.',
  revoke: 'Cabut izin',
  revoked: 'Setelah ini, situs tidak dapat menggunakan izin ini.',
  rows: {
    reason: 'Alasan',
    starts: 'Mulai',
    uses: 'Penggunaan',
  },
  uses: (count) => `paling banyak ${count}; akun Anda membayar setiap biaya`,
  inTotal: (amount) => `total ${amount}`,
  every: {
    day: (amount, days) => (days === 1 ? `${amount} setiap hari` : `${amount} setiap ${days} hari`),
    hour: (amount, hours) => (hours === 1 ? `${amount} setiap jam` : `${amount} setiap ${hours} jam`),
    minute: (amount, minutes) => (minutes === 1 ? `${amount} setiap menit` : `${amount} setiap ${minutes} menit`),
    second: (amount, seconds) => (seconds === 1 ? `${amount} setiap detik` : `${amount} setiap ${seconds} detik`),
  },
  errors: {
    expired: 'Izin ini sudah kedaluwarsa.',
    feeTooHigh: 'Biaya jaringan terlalu tinggi untuk dibayar tanpa bertanya.',
    maybeSent: 'Tidak ada respons, jadi ini mungkin sudah dikirim, dan dihitung sebagai terkirim. Periksa akun dulu.',
    moreThanAllowed: 'Ini lebih dari yang diperbolehkan izin.',
    noneOfSite: 'Situs ini tidak punya izin ini.',
    notFound: 'Izin ini tidak ada.',
    smartAccountOnly: 'Hanya akun pintar yang dapat memberi izin di sini.',
    tooExpensive: 'Ini akan gagal, atau lebih mahal dari transfer.',
    tooMany: 'Situs ini punya terlalu banyak izin.',
    transfersOnly: 'Izin hanya mencakup transfer.',
    unreadable: 'Izin situs ini tidak dapat dibaca.',
    usedUp: 'Izin ini telah mencapai batas penggunaannya.',
  },
}
