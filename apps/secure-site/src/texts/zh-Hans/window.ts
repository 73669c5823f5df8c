import type { Texts } from '../texts'

export const window: Texts['window'] = {
  cancel: '取消',
  back: '返回',
  save: '保存',
  walletName: '钱包',
  otherWallet: '这是另一个钱包。请用第一个钱包的邮箱登录。',
  logInToChange: '请重新登录，以更改钱包的恢复方式。',

  userAgent: {
    iPhoneOrIPad: 'iPhone 或 iPad',
    unknownBrowser: '未知',
    unknownSystem: '未知',
    browserOnSystem: (browser, system) => `${browser}，${system}`,
  },

  home: {
    title: '你的钱包',
    evm: 'Ethereum 和其他 EVM 网络',
    solana: 'Solana',
    logins: '登录',
    elsewhere: '在别处使用',
    showWords: '显示此钱包的助记词',
    deletion: '删除',
    delete: '删除此钱包',
  },

  sessions: {
    thisWindow: '此网站的窗口',
    since: (time) => `始于 ${time}`,
    lastUsed: (time) => `上次使用约在 ${time}`,
    current: '此设备',
    end: '退出登录',
    endOf: (browser, place) => `退出登录：${browser}，${place}`,
    endOthers: '在其他所有地方退出登录',
    endHere: '在此处退出登录',
    endHereTitle: '在此处退出登录？',
  },

  devices: {
    title: '一台设备请求打开你的钱包',
    asked: (time, browser) => `请求时间：${time}。它自称是 ${browser}。`,
    askedAt: (time, browser, place) => `请求时间：${time}。它自称是 ${browser}，位于 ${place}。`,
    advice: '只有当你在面前的设备上看到此代码时才批准。',
    approve: '批准',
    approveCode: (code) => `批准 ${code}`,
    decline: '拒绝',
    declineCode: (code) => `拒绝 ${code}`,
    ended: '此请求已结束。',
    loginEnded: '你在此窗口中的登录已结束。请重新登录。此处未删除任何内容。',
  },

  deletion: {
    title: '删除此钱包？',
    confirmLabel: (name) => `输入 ${name} 以确认`,
    confirmFirst: (name) => `请输入 ${name} 以确认。`,
    warning: '请先将所有资产发送到另一个钱包。此操作无人能够撤销，任何设备都无法再登录此钱包。',
    meaning: '网站会删除它那部分钱包、你的邮箱和你的恢复方式。你保存的恢复文件仍可凭其纸质恢复码或密码打开钱包。',
    submit: '永久删除',
    doneTitle: '你的钱包已删除',
    done: '你可以关闭此窗口。用同一邮箱登录会打开一个新钱包。',
    logIn: '登录',
  },

  words: {
    title: '显示此钱包的助记词？',
    about: '用这 24 个助记词，其他钱包（例如 MetaMask 或 Phantom）可以打开相同的账户。此网站的限额在那里均不生效。',
    warning: '看到助记词的人将永远拥有此钱包中的一切。帮助你的人都不需要助记词。不要给任何人看。',
    needsPasskey: '请先在“限额”下添加用于批准的通行密钥。',
    usePasskey: '使用通行密钥',
    shownTitle: '你钱包的助记词',
    shown: '请按此顺序抄下它们。离开此画面后，它们就会消失。',
    listLabel: '助记词',
    done: '完成',
  },
}
