import type { Texts } from '../texts'

export const login: Texts['login'] = {
  title: '打开你的钱包',
  about: (site) => `请在 ${site} 登录，以批准设备和设置恢复方式。`,
  email: '邮箱',
  continue: '继续',
  continueWith: (provider) => `使用 ${provider} 继续`,
  restore: '从恢复文件恢复钱包',
  cancel: '取消',
  checkAddress: (site) =>
    `请确认地址栏显示 ${site}。不要在其他任何地方输入你的恢复码或密码。用 Farcaster 打开的钱包目前还无法在此处打开。`,
  startWithEmail: '请先输入你的邮箱。',
  moment: '请稍候',

  captcha: {
    title: '发送邮件前先做一次验证',
    frame: '防机器人验证',
    first: (email) => `请证明你不是机器人。然后我们会向 ${email} 发送邮件。`,
    again: (email) => `这次验证未被接受。请再试一次。然后我们会向 ${email} 发送邮件。`,
    notLoaded: (host) => `防机器人验证未能加载。请检查网络连接，在拦截工具中允许 ${host}，然后重试。`,
    failed: '防机器人验证未成功。请稍后重试。',
    oldFrame: '安全网站的此页面已过时。请刷新后重试。',
    oldWindow: '此页面已过时。请刷新后重试。',
    cancelled: '未发送邮件。',
  },

  link: {
    title: '批准此设备',
    sentFromFrame: (email) => `我们已向 ${email} 发送链接。打开它即可在此处继续。`,
    sent: (email) => `我们已向 ${email} 发送链接。打开它即可批准此设备。`,
  },

  frame: {
    title: '查看邮箱',
    secondCode: (email) => `之后，我们会向 ${email} 再发送一个。`,
    enterOnlyAt: (host) => `只在地址栏显示 ${host} 的窗口中输入它，切勿在其他页面输入。`,
    enterBothOnlyAt: (host) => `这两个都只在地址栏显示 ${host} 的窗口中输入，切勿在其他页面输入。`,
    open: '在我们的窗口中输入验证码',
    openAgain: '重新打开窗口',
    openHere: '在此页面中打开',
    opened: '请在我们的窗口中继续。此页面会自动更新。',
    blocked: '窗口没有打开？请允许此网站弹出窗口，或在此页面中打开。',
    sending: '正在发送验证码',
    onlyInWindow: (host) => `只在 ${host} 的窗口中输入它，切勿在其他网站的页面上输入。`,
  },

  code: {
    title: '输入验证码',
    label: '验证码',
    sent: (email) => `我们已向 ${email} 发送 6 位验证码。`,
    submit: '登录',
    resend: '发送新验证码',
    resendIn: (seconds) => `${seconds} 秒后可发送新验证码`,
    site: '网站',
    device: '设备',
    started: '开始时间',
    onlyIfYours: '只有当这是你自己在此网站和设备上开始的，才输入验证码。登录的将是开始此操作的人。',
    checkAddress: (site) => `请确认地址栏显示 ${site}。不要在其他任何地方输入验证码，也不要把它告诉任何人。`,
    asking: '正在查询你的登录。',
    stuckTitle: '此登录无法继续',
    stuck: '请返回你开始的页面，在那里重新登录。',
    noneTitle: '此处没有登录',
    none: '此窗口不是由我们的页面打开的，因此不接受验证码。',
    noneAdvice: '如果你正在登录，请返回你开始的页面，选择“在此页面中打开”。',
    doneTitle: '你已登录',
    goBack: (host) => `请返回 ${host}。`,
    goBackOrClose: (host) => `请返回 ${host}。你可以关闭此窗口。`,
    goBackButton: (host) => `返回 ${host}`,
  },

  change: {
    oldTitle: '确认当前邮箱',
    newTitle: '确认新邮箱',
    confirm: '确认',
    submit: '更改邮箱',
    newEmail: '新邮箱',
    onlyIfYours: (email) => `只有当你想从现在起用 ${email} 打开此钱包时，才输入验证码。`,
    asking: '正在查询你的更改。',
    stuckTitle: '此更改无法继续',
    stuck: '你的邮箱未更改。请返回你开始的页面，在那里重试。',
    noneTitle: '此处没有更改',
    noneAdvice: '如果你正在更改邮箱，请返回你开始的页面，选择“在此页面中打开”。',
    changedTitle: '你的邮箱已更改',
    changed: (email) => `你现在用 ${email} 打开此钱包。`,
    willChangeTitle: '你的邮箱将会更改',
    willChange: (time, email) =>
      `从 ${time} 起，你将用 ${email} 打开此钱包。我们已向你当前的地址发送了可停止更改的链接。`,
  },

  social: {
    over: '此登录已失效。请重新开始。',
    notBegunHere: '此登录不是在这里开始的，或用时过长。请重新开始。',
    notSignedIn: '你未登录。请重试。',
    notLoggedIn: '你未登录。请重试，或用其他方式登录。',
  },

  newWallet: {
    title: '启用新钱包？',
    lostTitle: '此网站丢失了你的钱包',
    noneTitle: '此登录还没有钱包',
    meaning: '新钱包的地址不同，也没有先前钱包中的任何资产。',
    noneMeaning:
      '如果你有钱包，它可能使用另一种登录，或此网站丢失了它。新钱包的地址不同，也没有你那个钱包中的任何资产。',
    start: '启用新钱包',
    restore: '从恢复文件恢复',
    logInOtherwise: '用其他方式登录',
  },
}
