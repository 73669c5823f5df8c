import type { Texts } from '../texts'

const inHours = (hours: number) => (hours === 1 ? 'satu jam' : `${hours} jam`)

export const limits: Texts['limits'] = {
  title: 'Batas',
  none: 'Dompet Anda mengirim yang Anda setujui, tanpa batas.',
  perDay: (amount) => `Paling banyak ${amount} per hari`,
  perDayOfSite: (amount) => `Paling banyak ${amount} per hari, ditetapkan oleh situs ini`,
  passkeyAbove: (amount) => `Kunci sandi untuk lebih dari ${amount}`,
  passkeyAboveOfSite: (amount) => `Kunci sandi untuk lebih dari ${amount}, ditetapkan oleh situs ini`,
  joinLimits: (texts) => texts.join('. '),
  recipients: 'Penerima',
  onlyRecipients: (count) =>
    count === 1 ? 'Satu alamat, dan tidak ada yang lain' : `${count} alamat, dan tidak ada yang lain`,
  passkey: 'Kunci sandi untuk persetujuan',
  passkeySince: (time) => `Sejak ${time}`,
  newPasskeySince: (time, from) => `Sejak ${time}. Melonggarkan batas dan menampilkan kata-kata mulai ${from}`,
  looserFrom: (time) => `Batas yang lebih longgar mulai berlaku ${time}.`,
  keep: 'Pertahankan batas',
  set: 'Tetapkan batas',
  chooseRecipients: 'Pilih penerima',
  addPasskey: 'Tambahkan kunci sandi untuk persetujuan',
  removePasskey: 'Hapus kunci sandi untuk persetujuan',

  edit: {
    network: 'Jaringan',
    perDay: (coin) => `Paling banyak per hari, dalam ${coin}`,
    perDayHint: 'Menghitung koin jaringan, bukan token. Kosongkan jika tanpa batas.',
    passkeyAbove: (coin) => `Kunci sandi untuk lebih dari, dalam ${coin}`,
    passkeyAboveHint:
      'Juga diminta untuk token dan kontrak, yang nilainya tidak diketahui. Kosongkan jika tanpa kunci sandi.',
    passkeyFirst: 'Tambahkan dulu kunci sandi untuk persetujuan.',
    notAnAmount: 'Masukkan jumlah seperti 0.5, atau kosongkan kolom ini.',
  },

  recipientList: {
    about:
      'Dompet Anda kemudian hanya mengirim ke alamat-alamat ini, dan tidak memanggil kontrak lain. Untuk transfer token, yang dihitung adalah penerimanya.',
    label: 'Alamat, satu per baris',
    hint: 'Cantumkan juga kontrak yang Anda gunakan, seperti bursa. Kosongkan untuk semua.',
    notAnAddress: (typed) => `“${typed}” bukan alamat. Nama tidak dapat digunakan di sini.`,
  },

  loosen: {
    title: 'Longgarkan batas Anda?',
    onlyPasskey:
      'Di situs ini, hanya kunci sandi Anda yang melonggarkannya. Jika Anda kehilangan kunci sandi itu, pengelola situs tidak dapat melonggarkannya untuk Anda.',
    passkeyOrWait: (hours) =>
      `Kunci sandi Anda melonggarkannya sekarang. Tanpa itu, batas berubah dalam ${inHours(hours)}, dan kami mengirim email kepada Anda lebih dulu.`,
    wait: (hours) =>
      `Batas berubah dalam ${inHours(hours)}, dan kami mengirim email kepada Anda lebih dulu. Sampai saat itu Anda dapat mempertahankannya.`,
    usePasskey: 'Gunakan kunci sandi',
    changeIn: (hours) => `Ubah dalam ${inHours(hours)}`,
  },
}
