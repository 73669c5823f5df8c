// Returns whether a link may open a wallet's app. The link will carry a pairing key and comes from untrusted data. No
// registry lists the schemes of wallets, so the form of the link decides. Accepted are `https:` to any host, `http:` to
// this machine, and custom schemes, alone (`demow`, `demow:`) or with an address (`demow://app`) without user or
// fragment. A custom scheme has at least three letters, digits, dots and dashes. Rejected are schemes with `+`, which
// websites can register, and schemes of browsers, systems and well-known programs.
export function isAppLink(link: string): boolean {
  const text = link.trim()
  if (/^https?:/i.test(text)) return isPrivate(text)
  const [, scheme = ''] = /^([a-z][a-z0-9.-]{2,63})(?::(?:\/\/[^\s#@\\]*)?)?$/i.exec(text) ?? []
  return scheme !== '' && !/^https?$/i.test(scheme) && !THEIRS.test(scheme)
}

const isPrivate = (text: string) =>
  /^https:\/\/[^/\s\\]+(\/\S*)?$/i.test(text) || /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/\S*)?$/i.test(text)

const THEIRS = new RegExp(
  `^(${[
    'about|blob|cid|data|filesystem|javascript|jar|mid|resource?|vbscript|view-source|wss?|wyciwyg|moz-.*|x-.*|.*-extension',
    '(chrome|googlechromes?|edge|opera|brave|vivaldi|safari|firefox|samsung|touch|ddg|yandexbrowser)(-.*)?|android(-.*)?',
    'app-settings|content|intent|package|itms.*|market|ms-.*|microsoft.*|prefs|search|search-ms|settings|shell|shortcuts',
    'workflow|windows.*|apple-.*',
    'callto|facetime(-.*)?|feed|geo|im|irc|maps|mailto|mms|news|nntp|sips?|skype|sms(-.*)?|tel|telprompt|urn|wc|webcal|xmpp',
    'afp|dav|file|ftps?|git|gopher|ldaps?|magnet|nfs|rdp|res|rtsp|sftp|smb|ssh|svn|telnet|vnc',
    'bitcoin|ethereum|lightning|solana|ipfs|ipns|jnlps?|onenote.*|steam|teamviewer.*|vscod(e|ium)(-.*)?|zoommtg|zoomus',
    'whatsapp(-.*)?|fb(-.*)?|tg|slack|viber|weixin|sgnl|discord|instagram|twitter|msteams|googlegmail|upi|tez|phonepe|paytmmp',
  ].join('|')})$`,
  'i',
)
