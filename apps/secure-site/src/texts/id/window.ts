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
    unknownBrowser: 'tidak diketahui',
    unknownSystem: 'tidak diketahui',
    browserOnSystem: (browser, system) => `${browser}, ${system}`,
  },

  home: {
    title: 'Dompet Anda',
    evm: 'Ethereum dan jaringan EVM lain',
    solana: 'Solana',
    logins: 'Proses masuk',
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
    endOthers: 'Keluar dari semua tempat lain',
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
    ended: 'Permintaan ini telah berakhir.',
    loginEnded: 'Proses masuk Anda di jendela ini telah berakhir. Masuk lagi. Tidak ada yang dihapus di sini.',
  },

  deletion: {
    title: 'Hapus dompet ini?',
    confirmLabel: (name) => `Ketik ${name} untuk mengonfirmasi`,
    confirmFirst: (name) => `Ketik ${name} untuk mengonfirmasi.`,
    warning:
      'Kirim dulu semuanya ke dompet lain. Tidak ada yang dapat membatalkan ini, dan tidak ada perangkat yang dapat masuk ke dompet ini lagi.',
    meaning:
      'Situs menghapus bagiannya dari dompet Anda, email Anda, dan cara pemulihan Anda. File pemulihan yang Anda simpan tetap membuka dompet dengan kode tercetak atau kata sandinya.',
    submit: 'Hapus selamanya',
    doneTitle: 'Dompet Anda telah dihapus',
    done: 'Anda dapat menutup jendela ini. Masuk dengan email yang sama membuka dompet baru.',
    logIn: 'Masuk',
  },

  words: {
    title: 'Tampilkan kata-kata dompet ini?',
    about:
      'Dengan 24 kata ini dompet lain, seperti MetaMask atau Phantom, membuka akun yang sama. Tidak ada batas dari situs ini yang berlaku di sana.',
    warning:
      'Siapa yang melihat kata-kata ini memiliki semua yang ada di dompet ini, selamanya. Tidak seorang pun yang membantu Anda memerlukannya. Jangan tunjukkan kepada siapa pun.',
    needsPasskey: 'Tambahkan dulu kunci sandi untuk persetujuan, di bawah “Batas”.',
    usePasskey: 'Gunakan kunci sandi',
    shownTitle: 'Kata-kata dompet Anda',
    shown: 'Tulis dalam urutan ini. Kata-kata ini menghilang saat Anda meninggalkan tampilan ini.',
    listLabel: 'Kata-kata',
    done: 'Selesai',
  },
}
