import type { Texts } from '../texts'

export const limits: Texts['limits'] = {
  title: 'Batas',
  none: 'Dompet Anda mengirim yang Anda setujui, tanpa batas.',
  perDay: (amount) => `Paling banyak ${amount} per hari`,
  perDayOfSite: (amount) => `Paling banyak ${amount} per hari, ditetapkan oleh situs ini`,
  passkeyAbove: (amount) => `Kunci sandi di atas ${amount}`,
  passkeyAboveOfSite: (amount) => `Kunci sandi di atas ${amount}, ditetapkan oleh situs ini`,
  joinLimits: (texts) => texts.join('. '),
  recipients: 'Penerima',
  onlyRecipients: (count) =>
    count === 1 ? 'Satu alamat, dan tidak ada yang lain' : `${count} alamat, dan tidak ada yang lain`,
  passkey: 'Kunci sandi untuk persetujuan',
  passkeySince: (time) => `Sejak ${time}`,
  newPasskeySince: (time, from) => `Sejak ${time}. Melonggarkan batas dan menampilkan kata-kata mulai ${from}`,
  looserFrom: (time) => `Batas yang lebih longgar mulai berlaku pada ${time}.`,
  keep: 'Pertahankan batas',
  set: 'Tetapkan batas',
  chooseRecipients: 'Pilih penerima',
  addPasskey: 'Tambahkan kunci sandi untuk persetujuan',
  removePasskey: 'Hapus kunci sandi untuk persetujuan',

  edit: {
    network: 'Jaringan',
    perDay: (coin) => `Paling banyak per hari, dalam ${coin}`,
    perDayHint: 'Menghitung koin jaringan, bukan token. Kosong: tanpa batas.',
    passkeyAbove: (coin) => `Kunci sandi di atas, dalam ${coin}`,
    passkeyAboveHint: 'Juga diminta untuk token dan kontrak, yang nilainya tidak diketahui. Kosong: tanpa kunci sandi.',
    passkeyFirst: 'Tambahkan dulu kunci sandi untuk persetujuan.',
    notAnAmount: 'Masukkan jumlah seperti 0.5, atau kosongkan kolom ini.',
  },

  recipientList: {
    about:
      'Dompet Anda lalu hanya mengirim ke alamat-alamat ini, dan tidak memanggil kontrak lain. Untuk transfer token, yang dihitung adalah penerimanya.',
    label: 'Alamat, satu per baris',
    hint: 'Cantumkan juga kontrak yang Anda gunakan, seperti bursa. Kosong: untuk siapa saja.',
    notAnAddress: (typed) => `“${typed}” bukan alamat. Nama tidak dapat dipakai di sini.`,
  },

  loosen: {
    title: 'Longgarkan batas Anda?',
    onlyPasskey:
      'Hanya kunci sandi Anda yang melonggarkannya di situs ini. Jika Anda kehilangannya, pengelola situs tidak dapat melonggarkannya untuk Anda.',
    passkeyOrWait: (hours) =>
      `Kunci sandi Anda melonggarkannya sekarang. Tanpa itu, batas berubah dalam ${hours} jam, dan kami mengirim email kepada Anda dulu.`,
    wait: (hours) =>
      `Batas berubah dalam ${hours} jam, dan kami mengirim email kepada Anda dulu. Sampai saat itu Anda dapat mempertahankannya.`,
    usePasskey: 'Gunakan kunci sandi',
    changeIn: (hours) => `Ubah dalam ${hours} jam`,
  },
}
