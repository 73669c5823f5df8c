import type { Texts } from '../texts'

export const messages: Texts['messages'] = {
  signBytes: 'Tanda tangani byte',
  notText: 'Ini bukan teks, jadi kami tidak dapat menampilkan artinya.',
  signMessage: 'Tanda tangani pesan',
  fullMessage: 'Pesan lengkap',
  signIn: {
    title: 'Masuk',
    rows: {
      site: 'Masuk di',
      statement: 'Pernyataan',
    },
    expired: 'Pesan ini sudah kedaluwarsa.',
    otherAccount: 'Pesan ini menyebut akun lain.',
    otherNetwork: (network, current) => `Pesan ini untuk jaringan ${network}, tetapi Anda di ${current}.`,
    otherSite: (named, site) =>
      `Ini memasukkan Anda ke ${named}, tetapi ${site} yang meminta. Mungkin seseorang sedang mencoba menggunakan akun Anda di sana.`,
    unnamedSite: (site) =>
      `Ini memasukkan Anda ke situs yang tidak disebutkan, tetapi ${site} yang meminta. Mungkin seseorang sedang mencoba menggunakan akun Anda di sana.`,
  },
  typedData: {
    sign: (type) => `Tanda tangani ${type}`,
    for: 'Untuk',
    allFields: (type) => `Semua kolom ${type}`,
    emptyList: 'kosong',
    otherNetwork: (network, current) => `Ini untuk jaringan ${network}, tetapi Anda di ${current}.`,
    signatureIsAll:
      'Hanya tanda tangan Anda yang mereka perlukan. Anda tidak akan ditanya lagi atau melihat biaya jaringan.',
    canTakeTokens:
      'Tanda tangan ini membiarkan seseorang mengambil token dari Anda tanpa bertanya lagi. Periksa setiap kolom.',
    canSendTokens: 'Tanda tangan ini membiarkan token ini dikirim dari akun Anda tanpa bertanya lagi.',
    offer: 'Tawarkan aset Anda untuk dijual',
    canTakeOffer:
      'Siapa pun yang memiliki tanda tangan ini dapat mengambil yang Anda tawarkan dengan harga di dalamnya, yang mungkin nol. Periksa setiap kolom.',
  },
  description: {
    title: 'Dari deskripsinya',
    rows: {
      contractOf: 'Kontrak milik',
      description: 'Deskripsi',
      whatItDoes: 'Yang dilakukannya',
    },
    noneOfCall: 'Kami tidak punya deskripsi panggilan ini.',
    noneOfMessage: 'Kami tidak punya deskripsi pesan ini.',
  },
  emailChange: {
    add: 'Tambahkan email',
    change: 'Ganti email Anda',
    rows: {
      current: 'Email saat ini',
      new: 'Email baru',
      when: 'Kapan',
    },
    codesMayBeSent: 'Kode yang mengonfirmasi perubahan pada dompet Anda dapat dikirim ke alamat ini.',
    canOpenWallet: (email, current) =>
      `Siapa pun yang dapat membaca email di ${email} akan dapat membuka dompet ini dan mengambil semua isinya. Anda tidak lagi dapat membukanya dengan ${current}.`,
    immediately: 'Segera setelah kedua kode',
    afterHours: (hours) => `${hours} jam setelah kedua kode`,
    noticeWithLink:
      'Kami akan mengirim tautan ke alamat Anda saat ini untuk menghentikan perubahan sebelum waktu itu. Setiap perangkat lain akan dikeluarkan.',
    notice:
      'Kami akan mengirim email tentang perubahan ini ke alamat Anda saat ini. Setiap perangkat lain akan dikeluarkan.',
  },
}
