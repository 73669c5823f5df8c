import type { Texts } from '../texts'

type Recovery = Texts['recovery']
type CodeSize = Parameters<Recovery['codeMistakes']['loginCode']>[0]

const describeCode = ({ groups, characters }: CodeSize) =>
  `Kode pemulihan terdiri dari ${groups} grup yang masing-masing berisi ${characters} karakter.`

const NAMES = { code: 'kode cetak', password: 'kata sandi', passkey: 'kunci sandi' } as const

export const recovery: Recovery = {
  title: 'Pemulihan',
  none: 'Anda tidak punya pemulihan sendiri. Sampai Anda menambahkannya, pengelola situs ini menyimpan bagian cadangan dompet Anda, dan siapa pun yang dapat masuk sebagai Anda dapat membukanya.',
  firstWay:
    'Setelah Anda menambahkannya, situs menghapus bagian cadangan dompet Anda. Sejak saat itu Anda memerlukan cara ini, atau salah satu perangkat Anda, untuk membuka dompet di perangkat baru: tidak ada orang lain yang dapat membantu Anda.',
  ways: { code: 'Kode cetak', password: 'Kata sandi', passkey: 'Kunci sandi' },
  added: (time) => `Ditambahkan ${time}`,
  addCode: 'Tambahkan kode cetak',
  addPassword: 'Tambahkan kata sandi',
  addPasskey: 'Tambahkan kunci sandi',
  usePasskey: 'Gunakan kunci sandi',
  saveFile: 'Simpan file pemulihan',

  removal: {
    label: 'Hapus',
    labels: {
      code: (time) => `Hapus: Kode cetak, ditambahkan ${time}`,
      password: (time) => `Hapus: Kata sandi, ditambahkan ${time}`,
      passkey: (time) => `Hapus: Kunci sandi, ditambahkan ${time}`,
    },
    titles: {
      code: 'Hapus kode cetak ini?',
      password: 'Hapus kata sandi ini?',
      passkey: 'Hapus kunci sandi ini?',
    },
    added: (time) => `Ditambahkan ${time}.`,
    meaning:
      'Situs melupakannya. Salinannya tetap berbahaya: siapa pun yang memilikinya dan dapat masuk sebagai Anda masih dapat membuka dompet Anda.',
  },

  logout: {
    withoutWays: 'Jendela ini melupakan bagiannya dari dompet Anda. Dengan masuk, dompet terbuka lagi.',
    withWays: (ways) =>
      `Jendela ini melupakan bagiannya dari dompet Anda. Untuk membuka dompet di sini lagi, Anda memerlukan ${ways.map((way) => `${NAMES[way]} Anda`).join(' atau ')}, atau perangkat lain.`,
  },

  newCode: {
    title: 'Cetak atau tulis kode ini',
    about:
      'Dengan kode ini Anda membuka dompet di perangkat baru. Situs tidak menyimpannya. Siapa pun yang memiliki kode ini dan email Anda dapat membuka dompet Anda.',
    listLabel: 'Kode pemulihan',
    print: 'Cetak',
    aboutFile:
      'Dengan kode dan file ini Anda membuka dompet meskipun situs ini tidak ada lagi. File saja tidak membuka apa pun.',
    stored: 'Saya sudah menyimpannya',
    checkTitle: 'Ketik dua grup dari kode Anda',
    group: (group) => `Grup ${group}`,
    groupDiffers: (group) => `Grup ${group} tidak cocok. Bandingkan dengan yang Anda simpan.`,
    submit: 'Tambahkan kode ini',
  },

  newPassword: {
    title: 'Pilih kata sandi pemulihan',
    about:
      'Kata sandi melindungi bagian dompet Anda yang disimpan situs ini. Siapa pun yang mengetahuinya dan dapat membaca email Anda dapat membuka dompet Anda.',
    label: 'Kata sandi',
    hint: (least) => `Minimal ${least} karakter. Tidak ada yang dapat mengatur ulang kata sandi ini.`,
    repeat: 'Ulangi kata sandi',
    differ: 'Kedua kata sandi berbeda.',
    continue: 'Lanjutkan',
    aboutFile:
      'Dengan kata sandi dan file ini Anda membuka dompet meskipun situs ini tidak ada lagi. Siapa pun yang memiliki file dapat mencoba menebak kata sandi.',
    submit: 'Tambahkan kata sandi ini',
  },

  newPasskey: {
    title: 'Tambahkan kunci sandi',
    about:
      'Kunci sandi melindungi bagian dompet Anda yang disimpan situs ini. Kunci sandi hanya berfungsi di situs ini: tambahkan juga kode atau kata sandi, untuk berjaga-jaga jika situs tidak ada lagi.',
    create: 'Buat kunci sandi',
    trialTitle: 'Gunakan kunci sandi baru Anda sekali',
    trial:
      'Browser Anda sudah membuat kunci sandi. Gunakan sekarang, untuk melihat apakah kunci sandi itu membuka dompet Anda.',
  },

  open: {
    title: 'Buka dompet Anda di perangkat ini',
    about: 'Anda sudah masuk, tetapi perangkat ini belum memiliki bagian dompet Anda.',
    usePasskey: 'Gunakan kunci sandi Anda',
    usePasskeyOf: (time) => `Gunakan kunci sandi Anda. Ditambahkan ${time}`,
    password: 'Kata sandi pemulihan',
    passwordOf: (time) => `Kata sandi pemulihan. Ditambahkan ${time}`,
    withPassword: 'Buka dengan kata sandi',
    code: 'Kode pemulihan',
    withCode: 'Buka dengan kode',
    askDevice: 'Minta perangkat lain',
    onlyHere: (site) => `Masukkan ini hanya di sini, di ${site}.`,
    linkTitle: 'Setujui perangkat ini di perangkat lain',
    link: 'Buka halaman ini di perangkat yang memiliki dompet Anda. Setujui hanya jika perangkat itu menampilkan kode ini:',
    waiting: 'Menunggu perangkat lain…',
    notApproved: 'Perangkat ini tidak disetujui',
  },

  restore: {
    title: 'Pulihkan dompet',
    about: 'Pilih file pemulihan yang Anda simpan bersama kode cetak atau kata sandi Anda.',
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
    noShare: 'Checksum kode ini valid, tetapi kode tidak berisi bagian pemulihan.',
    words: 'Ini terlihat seperti kata-kata sebuah dompet. Masukkan di dompet, bukan di sini.',
    loginCode: (size) => `Ini terlihat seperti kode masuk. ${describeCode(size)}`,
    unknownCharacter: (group) => `Grup ${group} berisi karakter yang tidak ada di kode mana pun. Bandingkan.`,
    groupLength: (group, entered, size) => `Grup ${group} berisi ${entered} karakter. ${describeCode(size)}`,
    tooFewGroups: (entered, size) => `Kode ini belum lengkap: Anda memasukkan ${entered} grup. ${describeCode(size)}`,
    tooFewCharacters: (entered, size) =>
      `Kode ini belum lengkap: Anda memasukkan ${entered} karakter. ${describeCode(size)}`,
    tooManyGroups: (entered, size) =>
      `Kode ini terlalu panjang: Anda memasukkan ${entered} grup. ${describeCode(size)}`,
    tooManyCharacters: (entered, size) =>
      `Kode ini terlalu panjang: Anda memasukkan ${entered} karakter. ${describeCode(size)}`,
    mistypedGroup: (group) => `Grup ${group} salah ketik. Bandingkan dengan kode cetak Anda.`,
    mistypedGroups: (one, other) => `Grup ${one} dan ${other} salah ketik. Bandingkan dengan kode cetak Anda.`,
    swappedGroups: (one, other) => `Grup ${one} dan ${other} tertukar.`,
    unlocated: 'Kode ini memiliki kesalahan. Bandingkan setiap grup dengan kode cetak Anda.',
  },

  passwordMistakes: {
    short: (least) => `Gunakan minimal ${least} karakter. Beberapa kata juga boleh.`,
    long: (most) => `Gunakan paling banyak ${most} karakter.`,
    weak: 'Kata sandi ini mudah ditebak. Gunakan beberapa kata yang tidak saling berkaitan.',
    damaged: 'Yang dilindungi kata sandi ini rusak, atau tidak dibuat oleh situs ini.',
    wrong: 'Kata sandi ini tidak sesuai. Periksa huruf besar dan bahasa papan ketik.',
  },

  passkeyMistakes: {
    unavailable: 'Kunci sandi tidak berfungsi di sini. Pilih cara lain.',
    none: 'Tidak ada kunci sandi untuk dompet ini di perangkat ini.',
    cancelled:
      'Tidak ada kunci sandi yang digunakan: permintaan dibatalkan, atau perangkat ini tidak memiliki kunci sandi untuk dompet ini.',
    unsuitable:
      'Kunci sandi ini tidak dapat melindungi dompet. Gunakan perangkat atau pengelola kata sandi lain, atau cara lain.',
    damaged: 'Yang dilindungi kunci sandi ini rusak.',
    wrong: 'Kunci sandi ini tidak sesuai. Pilih yang Anda simpan untuk dompet ini.',
  },

  fileMistakes: {
    tooLarge: 'File ini terlalu besar untuk file pemulihan.',
    none: 'Ini bukan file pemulihan.',
    newer: 'File pemulihan ini dari versi yang lebih baru. Dapatkan versi halaman ini yang lebih baru.',
    damaged: 'File pemulihan ini rusak. Gunakan salinan lainnya, jika Anda punya.',
    otherCode: 'Kode ini diketik dengan benar, tetapi bukan milik file ini, atau file sudah diubah.',
    otherWallet: 'File pemulihan ini rusak: file membuka dompet lain dari yang disebutkannya.',
    noPassword: 'File ini tidak punya kata sandi. Masukkan kode pemulihan cetak Anda.',
  },
}
