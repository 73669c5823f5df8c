import type { Texts } from '../texts'

export const approvals: Texts['approvals'] = {
  heading: (title) => ({ beforeSite: 'Permintaan dari ', afterSite: `: ${title}` }),
  moreWaiting: (count) => `${count} permintaan lain menunggu`,
  notEncrypted: 'Koneksi ke situs ini tidak dienkripsi.',
  buttons: {
    approve: 'Setujui',
    decline: 'Tolak',
    close: 'Tutup',
    tryAgain: 'Coba lagi',
  },
  hints: {
    hidden: 'Tampilkan jendela ini sepenuhnya untuk menyetujui.',
    small: 'Perbesar jendela ini untuk menyetujui.',
    tiny: 'Ini terlalu kecil untuk dibaca. Perbesar tampilan untuk menyetujui.',
    unread: 'Gulir sampai akhir untuk menyetujui.',
  },
  states: {
    oneMoment: 'Sebentar',
    loading: (site) => `Memuat permintaan dari ${site}.`,
    signing: 'Menandatangani',
    sending: 'Mengirim',
    failed: 'Tidak berhasil',
    nothingSent: (reason) => `Tidak ada yang dikirim. ${reason}`,
  },
  window: {
    open: 'Tinjau di jendela baru',
    openAgain: 'Buka jendela lagi',
    openHere: 'Buka di halaman ini',
    before: 'Anda melihat dan menyetujui seluruh permintaan di jendela dompet Anda.',
    after: 'Permintaan ini terbuka di jendela lain. Setujui atau tolak di sana.',
  },
  rows: {
    account: 'Akun',
    bytes: 'Byte',
    data: 'Data',
    details: 'Detail',
    fee: 'Biaya',
    leftToday: 'Sisa batas hari ini',
    message: 'Pesan',
    network: 'Jaringan',
    more: 'Dan',
  },
  more: (count) => `${count} lainnya`,
  batch: {
    nothing: 'Setujui transaksi yang tidak melakukan apa pun',
    actions: (count) => `Setujui ${count} tindakan`,
    actionsAtOnce: (count) => `Setujui ${count} tindakan sekaligus`,
    transactions: (count) => `Setujui ${count} transaksi`,
    action: (number, title) => `${number}. ${title}`,
    oneByOne: 'Ini dikirim satu per satu. Jika satu gagal, yang sebelumnya tetap sudah diproses.',
  },
  hiddenCharacters: 'Ini berisi karakter yang tidak terlihat. Karakter itu ditulis sebagai \\u{…}.',
  errors: {
    maybeSent:
      'Tidak ada respons, jadi ini mungkin sudah dikirim. Mencoba lagi di sini tidak akan mengirimnya dua kali.',
    maybeSentOther:
      'Respons menyebut transaksi lain, jadi ini mungkin sudah dikirim. Mencoba lagi di sini tidak akan mengirimnya dua kali.',
    networkUnavailable: 'Jaringan ini tidak tersedia di sini.',
    noPasskey: 'Tidak ada kunci sandi untuk dompet ini di perangkat ini.',
    otherAccount: 'Ini bukan akun yang terhubung.',
    otherNetwork: 'Ini untuk jaringan lain.',
    tooLarge: 'Permintaan ini terlalu besar untuk ditinjau.',
    tooMany: 'Terlalu banyak permintaan yang menunggu.',
    unverified: 'Jawaban dari jendela tidak dapat diverifikasi, jadi tidak ada yang dikirim.',
  },
}
