/**
 * Whether a link may open a wallet's app. What wallets call their schemes nobody lists, so it is allowed by its shape:
 * - `https:` to any host, and plain `http:` to this machine;
 * - a scheme of an app's own, alone (`demow`, `demow:`) or with an address (`demow://app`), which has no user and no
 *   fragment (`#Intent;…`); of letters, digits, dots and dashes, at least three, as schemes are registered, without the `+`
 *   with which sites register theirs; and none that browsers, systems or well-known programs give a meaning to.
 *
 * It carries the key of a pairing, and its href is opened by a press: whatever is foreign passes here before it is kept.
 */
export function isAppLink(link: string): boolean {
  const text = link.trim()
  if (/^https?:/i.test(text)) return isPrivate(text)
  const [, scheme = ''] = /^([a-z][a-z0-9.-]{2,63})(?::(?:\/\/[^\s#@\\]*)?)?$/i.exec(text) ?? []
  return scheme !== '' && !/^https?$/i.test(scheme) && !THEIRS.test(scheme)
}

/** The link carries the key of the pairing: in the clear it may go to this machine alone. */
const isPrivate = (text: string) =>
  /^https:\/\/[^/\s\\]+(\/\S*)?$/i.test(text) || /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/\S*)?$/i.test(text)

/**
 * Of browsers, which would open what follows; of systems; of mail, talk and maps; of files and other machines; of programs that
 * do as a link says; of talk that sends it on, and of other money.
 */
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
