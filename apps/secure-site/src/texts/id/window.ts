import type { Texts } from '../texts'

export const window: Texts['window'] = {
  cancel: 'Batal',
  back: 'Kembali',
  save: 'Simpan',
  walletName: 'dompet',
  otherWallet: 'Ini dompet lain. Masuk dengan email dompet yang pertama.',
  logInToChange: 'Masuk lagi untuk mengubah cara Anda memulihkan dompet.',

  userAgent: {
    iPhoneOrIPad: 'iPhone atau iPad',
    unknownBrowser: 'tidak dikenal',
    unknownSystem: 'tidak dikenal',
    browserOnSystem: (browser, system) => `${browser}, ${system}`,
  },

  home: {
    title: 'Dompet Anda',
    evm: 'Ethereum dan jaringan EVM lainnya',
    solana: 'Solana',
    logins: 'Sesi masuk',
    elsewhere: 'Gunakan di tempat lain',
    showWords: 'Tampilkan kata-kata dompet ini',
    deletion: 'Penghapusan',
    delete: 'Hapus dompet ini',
  },

  sessions: {
    thisWindow: 'Jendela situs ini',
    since: (time) => `Sejak ${time}`,
    lastUsed: (time) => `Terakhir digunakan sekitar ${time}`,
    current: 'Perangkat ini',
    end: 'Keluar',
    endOf: (browser, place) => `Keluar: ${browser}, ${place}`,
    endOthers: 'Keluar di semua tempat lain',
    endHere: 'Keluar di sini',
    endHereTitle: 'Keluar di sini?',
  },

  devices: {
    title: 'Sebuah perangkat meminta membuka dompet Anda',
    asked: (time, browser) => `Diminta ${time}. Perangkat itu mengaku sebagai ${browser}.`,
    askedAt: (time, browser, place) => `Diminta ${time}. Perangkat itu mengaku sebagai ${browser}, di ${place}.`,
    advice: 'Setujui hanya jika Anda melihat kode ini di perangkat di depan Anda.',
    approve: 'Setujui',
    approveCode: (code) => `Setujui ${code}`,
    decline: 'Tolak',
    declineCode: (code) => `Tolak ${code}`,
    ended: 'Permintaan ini sudah berakhir.',
    loginEnded: 'Sesi masuk Anda di jendela ini sudah berakhir. Masuk lagi. Tidak ada yang dihapus di sini.',
  },

  deletion: {
    title: 'Hapus dompet ini?',
    confirmLabel: (name) => `Ketik ${name} untuk mengonfirmasi`,
    confirmFirst: (name) => `Ketik ${name} untuk mengonfirmasi.`,
    warning:
      'Kirim semuanya ke dompet lain dulu. Tidak ada yang dapat membatalkan ini, dan tidak ada perangkat yang dapat masuk ke dompet ini lagi.',
    meaning:
      'Situs menghapus bagiannya dari dompet Anda, email Anda, dan cara pemulihan Anda. File pemulihan yang Anda simpan masih membuka dompet dengan kode cetak atau kata sandinya.',
    submit: 'Hapus selamanya',
    doneTitle: 'Dompet Anda sudah dihapus',
    done: 'Anda dapat menutup jendela ini. Masuk dengan email yang sama membuka dompet baru.',
    logIn: 'Masuk',
  },

  words: {
    title: 'Tampilkan kata-kata dompet ini?',
    about:
      'Dengan 24 kata ini, dompet lain, seperti MetaMask atau Phantom, membuka akun yang sama. Batas situs ini tidak berlaku di sana.',
    warning:
      'Siapa pun yang melihat kata-kata ini memiliki semua isi dompet ini, selamanya. Siapa pun yang membantu Anda tidak memerlukannya. Jangan tunjukkan kepada siapa pun.',
    needsPasskey: 'Tambahkan dulu kunci sandi untuk persetujuan, di bagian “Batas”.',
    usePasskey: 'Gunakan kunci sandi',
    shownTitle: 'Kata-kata dompet Anda',
    shown: 'Tulis dalam urutan ini. Kata-kata ini hilang saat Anda meninggalkan tampilan ini.',
    listLabel: 'Kata-kata',
    done: 'Selesai',
  },
}
