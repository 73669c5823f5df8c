import type { Texts } from '../texts'

const NAMES = { code: 'kode tercetak', password: 'kata sandi', passkey: 'kunci sandi' } as const

interface CodeSize {
  readonly groups: number
  readonly characters: number
}

const describeSize = ({ groups, characters }: CodeSize) =>
  `Kode pemulihan punya ${groups} grup yang masing-masing terdiri dari ${characters} karakter.`

export const recovery: Texts['recovery'] = {
  title: 'Pemulihan',
  none: 'Anda belum punya pemulihan sendiri. Sampai Anda menambahkannya, pengelola situs ini menyimpan bagian cadangan dari dompet Anda, dan siapa yang dapat masuk sebagai Anda dapat membukanya.',
  firstWay:
    'Setelah Anda menambahkan cara ini, situs menghapus bagian cadangannya dari dompet Anda. Sejak itu Anda memerlukan cara ini, atau salah satu perangkat Anda, untuk membuka dompet di perangkat baru: tidak ada orang lain yang dapat membantu Anda.',
  ways: { code: 'Kode tercetak', password: 'Kata sandi', passkey: 'Kunci sandi' },
  added: (time) => `Ditambahkan ${time}`,
  addCode: 'Tambahkan kode tercetak',
  addPassword: 'Tambahkan kata sandi',
  addPasskey: 'Tambahkan kunci sandi',
  usePasskey: 'Gunakan kunci sandi',
  saveFile: 'Simpan file pemulihan',

  removal: {
    label: 'Hapus',
    labels: {
      code: (time) => `Hapus: Kode tercetak, Ditambahkan ${time}`,
      password: (time) => `Hapus: Kata sandi, Ditambahkan ${time}`,
      passkey: (time) => `Hapus: Kunci sandi, Ditambahkan ${time}`,
    },
    titles: {
      code: 'Hapus kode tercetak ini?',
      password: 'Hapus kata sandi ini?',
      passkey: 'Hapus kunci sandi ini?',
    },
    added: (time) => `Ditambahkan ${time}.`,
    meaning:
      'Situs melupakannya. Salinannya tetap berbahaya: siapa yang memilikinya dan dapat masuk sebagai Anda masih dapat membuka dompet Anda.',
  },

  logout: {
    withoutWays: 'Jendela ini melupakan bagiannya dari dompet Anda. Proses masuk membuka dompet itu lagi.',
    withWays: (ways) =>
      `Jendela ini melupakan bagiannya dari dompet Anda. Untuk membuka dompet di sini lagi Anda memerlukan ${ways.map((way) => NAMES[way]).join(' atau ')} Anda, atau perangkat lain.`,
  },

  newCode: {
    title: 'Cetak atau tulis kode ini',
    about:
      'Dengan kode ini Anda membuka dompet di perangkat baru. Situs tidak menyimpannya. Siapa yang memiliki kode ini dan email Anda dapat membuka dompet Anda.',
    listLabel: 'Kode pemulihan',
    print: 'Cetak',
    aboutFile:
      'Dengan kode dan file ini Anda membuka dompet bahkan jika situs ini tidak ada lagi. File saja tidak membuka apa pun.',
    stored: 'Saya sudah menyimpannya',
    checkTitle: 'Ketik dua grup dari kode Anda',
    group: (group) => `Grup ${group}`,
    groupDiffers: (group) => `Grup ${group} tidak cocok. Bandingkan dengan yang Anda simpan.`,
    submit: 'Tambahkan kode ini',
  },

  newPassword: {
    title: 'Pilih kata sandi pemulihan',
    about:
      'Kata sandi ini melindungi bagian dari dompet Anda yang disimpan situs ini. Siapa yang mengetahuinya dan dapat membaca email Anda dapat membuka dompet Anda.',
    label: 'Kata sandi',
    hint: (least) => `Setidaknya ${least} karakter. Tidak ada yang dapat mengatur ulangnya.`,
    repeat: 'Ulangi kata sandi',
    differ: 'Kedua kata sandi berbeda.',
    continue: 'Lanjutkan',
    aboutFile:
      'Dengan kata sandi dan file ini Anda membuka dompet bahkan jika situs ini tidak ada lagi. Siapa yang memiliki file ini dapat mencoba menebak kata sandinya.',
    submit: 'Tambahkan kata sandi ini',
  },

  newPasskey: {
    title: 'Tambahkan kunci sandi',
    about:
      'Kunci sandi melindungi bagian dari dompet Anda yang disimpan situs ini. Kunci sandi hanya berfungsi di situs ini: tambahkan juga kode atau kata sandi, untuk berjaga-jaga jika situs tidak ada lagi.',
    create: 'Buat kunci sandi',
    trialTitle: 'Gunakan kunci sandi baru Anda sekali',
    trial: 'Browser Anda telah membuat kunci sandi. Gunakan sekarang, untuk melihat bahwa itu membuka dompet Anda.',
  },

  open: {
    title: 'Buka dompet Anda di perangkat ini',
    about: 'Anda sudah masuk, tetapi perangkat ini belum punya bagian dari dompet Anda.',
    usePasskey: 'Gunakan kunci sandi Anda',
    usePasskeyOf: (time) => `Gunakan kunci sandi Anda. Ditambahkan ${time}`,
    password: 'Kata sandi pemulihan',
    passwordOf: (time) => `Kata sandi pemulihan. Ditambahkan ${time}`,
    withPassword: 'Buka dengan kata sandi',
    code: 'Kode pemulihan',
    withCode: 'Buka dengan kode',
    askDevice: 'Minta ke perangkat lain',
    onlyHere: (site) => `Masukkan ini hanya di sini, di ${site}.`,
    linkTitle: 'Setujui perangkat ini di perangkat lain',
    link: 'Buka halaman ini di perangkat yang punya dompet Anda. Setujui hanya jika menampilkan kode ini:',
    waiting: 'Menunggu perangkat lain…',
    notApproved: 'Perangkat ini tidak disetujui',
  },

  restore: {
    title: 'Pulihkan dompet',
    about: 'Pilih file pemulihan yang Anda simpan bersama kode tercetak atau kata sandi Anda.',
    file: 'File pemulihan',
    fileFirst: 'Pilih file pemulihan dulu.',
    continue: 'Lanjutkan',
    openTitle: 'Buka file pemulihan',
    password: 'Kata sandi',
    opened: (address) =>
      `File ini membuka dompet ${address}. Masuk dengan alamat email yang akan membukanya mulai sekarang.`,
  },

  codeMistakes: {
    otherKind: 'Kode ini dari jenis lain, atau dari versi situs ini yang lebih baru.',
    noShare: 'Checksum kode ini valid, tetapi kode ini tidak berisi bagian pemulihan.',
    words: 'Ini tampak seperti kata-kata sebuah dompet. Masukkan di dompet, bukan di sini.',
    loginCode: (size) => `Ini tampak seperti kode masuk. ${describeSize(size)}`,
    unknownCharacter: (group) => `Grup ${group} punya karakter yang tidak ada di kode mana pun. Bandingkan.`,
    groupLength: (group, entered, size) => `Grup ${group} punya ${entered} karakter. ${describeSize(size)}`,
    tooFewGroups: (entered, size) => `Kode ini tidak lengkap: Anda memasukkan ${entered} grup. ${describeSize(size)}`,
    tooFewCharacters: (entered, size) =>
      `Kode ini tidak lengkap: Anda memasukkan ${entered} karakter. ${describeSize(size)}`,
    tooManyGroups: (entered, size) =>
      `Kode ini terlalu panjang: Anda memasukkan ${entered} grup. ${describeSize(size)}`,
    tooManyCharacters: (entered, size) =>
      `Kode ini terlalu panjang: Anda memasukkan ${entered} karakter. ${describeSize(size)}`,
    mistypedGroup: (group) => `Grup ${group} salah ketik. Bandingkan dengan kode tercetak Anda.`,
    mistypedGroups: (one, other) => `Grup ${one} dan ${other} salah ketik. Bandingkan dengan kode tercetak Anda.`,
    swappedGroups: (one, other) => `Grup ${one} dan ${other} tertukar.`,
    unlocated: 'Kode ini punya kesalahan. Bandingkan setiap grup dengan kode tercetak Anda.',
  },

  passwordMistakes: {
    short: (least) => `Gunakan setidaknya ${least} karakter. Beberapa kata boleh dipakai.`,
    long: (most) => `Gunakan paling banyak ${most} karakter.`,
    weak: 'Kata sandi ini mudah ditebak. Gunakan beberapa kata yang tidak saling berkaitan.',
    damaged: 'Yang dilindungi kata sandi ini rusak, atau tidak dibuat oleh situs ini.',
    wrong: 'Kata sandi ini tidak sesuai. Periksa huruf besar dan bahasa papan ketik.',
  },

  passkeyMistakes: {
    unavailable: 'Kunci sandi tidak berfungsi di sini. Pilih cara lain.',
    none: 'Tidak ada kunci sandi untuk dompet ini di perangkat ini.',
    cancelled:
      'Kunci sandi tidak digunakan: permintaan dibatalkan, atau perangkat ini tidak punya kunci sandi untuk dompet ini.',
    unsuitable:
      'Kunci sandi ini tidak dapat melindungi dompet. Gunakan perangkat atau pengelola kata sandi lain, atau cara lain.',
    damaged: 'Yang dilindungi kunci sandi ini rusak.',
    wrong: 'Kunci sandi ini tidak sesuai. Pilih yang Anda simpan untuk dompet ini.',
  },

  fileMistakes: {
    tooLarge: 'File ini terlalu besar untuk menjadi file pemulihan.',
    none: 'Ini bukan file pemulihan.',
    newer: 'File pemulihan ini dari versi yang lebih baru. Dapatkan versi halaman ini yang lebih baru.',
    damaged: 'File pemulihan ini rusak. Gunakan salinan lainnya, jika ada.',
    otherCode: 'Kode ini diketik dengan benar, tetapi bukan milik file ini, atau file ini telah diubah.',
    otherWallet: 'File pemulihan ini rusak: file ini membuka dompet lain dari yang disebutkannya.',
    noPassword: 'File ini tidak punya kata sandi. Masukkan kode pemulihan tercetak Anda.',
  },
}
