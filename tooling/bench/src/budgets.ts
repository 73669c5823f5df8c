import { kilobytes, plain } from './format'
import { ten } from './pages'
import type { Figures, Limit, MeasuredPage } from './types'

/** Until the list is at rest. */
const opening =
  (page: MeasuredPage, what: 'bytes' | 'requests') =>
  ({ bytes }: Figures) =>
    bytes.vite[page].cold.press[what] + bytes.vite[page].cold.open[what]

/**
 * What `npm test` holds: bytes, counts and violations, which no busy machine changes. Lowered when they are beaten, never
 * raised without saying why. `goals.ts` has where they shall go.
 *
 * With the ways to sign in, which an opening draws as soon as the page says that there are some: 22 kB of it.
 *
 * The definition of a network counts, as it does in a site: 0.9 kB for the first. With viem's own objects, `base` brings
 * what the OP stack needs, 18 kB.
 */
export const budgets: readonly Limit[] = [
  // 40 bytes of these: a wallet that is only locked keeps its place. 90 of five: addresses are told apart by their network.
  // 170: what the other two buttons draw with comes with every page, where it brought the engine and the kit (28 kB) to each page
  // that has one of them.
  // 0.5 kB: state is nanostores' and @nanostores/react's, the libraries of the stack, 0.9 kB in place of 0.4 of our own. A page with
  // all buttons has 1.7 more, of which 1.2 is how Rolldown cuts it: core and React come as files of their own there, since the
  // button of an account is loaded by another part as well, and less is alike within each.
  ['one network: JS before a click, beyond React', ({ bytes }) => bytes.vite.one.page.bytes, 13_100, kilobytes],
  [
    'one network, all buttons: JS before a click, beyond React',
    ({ bytes }) => bytes.vite.buttons.page.bytes,
    16_900,
    kilobytes,
  ],
  ['one network: of it wagmi and viem', ({ bytes }) => bytes.vite.one.page.chain, 0, kilobytes],
  ['ten networks: JS before a click, beyond React', ({ bytes }) => bytes.vite.ten.page.bytes, 13_600, kilobytes],
  ['five adapters: JS before a click, beyond React', ({ bytes }) => bytes.vite.five.page.bytes, 16_450, kilobytes],
  // Together: how much of it comes before the first row is drawn depends on how busy the machine is.
  // What features of the account say of themselves (their views, tabs and buttons) comes with it: 1.6 kB more than before them.
  // 4 kB of it is not to trust what is found: names are read for hidden and look-alike letters, claims on one id told apart,
  // every answer bounded in time and size, and a reading that failed is tried again.
  // 0.4 kB: links to apps are held to one shape wherever they come from. 1.4 kB: who has no wallet sees a code and three wallets
  // to get at once, codes and long names keep whole in low and narrow windows, and the focus comes back from a wallet's panel.
  // 0.7 kB: a view has a say when the visitor closes the modal, who has been let in is known by network as well, signing in
  // says what it is, and the list keeps the room of what is surely coming.
  // 1.2 kB: what swapping, buying and paying say of themselves, and every view fades where it is cut.
  // 0.8 kB: what permissions, and what was allowed, say of themselves; a message that is signed with the login of an embedded
  // wallet, and words for what may have been sent.
  // 0.6 kB not to be taken in by names: which wallet may join another's row by its name and where, what is at `window.ethereum` known
  // by domains, names read word by word, and the schemes of browsers, talk and payments refused.
  // 0.2 kB: the stores that the modal holds for a frame, each by itself.
  // 0.5 kB: the modal opens above dialogs and in fullscreen, and reverse domain names are parsed where they enter.
  ['ten networks: JS of an opening that nothing was fetched for', opening('ten', 'bytes'), 74_300, kilobytes],
  ['ten networks: requests of it', opening('ten', 'requests'), 7, plain],
  ['five adapters: JS of such an opening', opening('five', 'bytes'), 74_800, kilobytes],
  ['five adapters: of it chains’ libraries', ({ bytes }) => bytes.vite.five.cold.press.chain, 0, kilobytes],
  // Of it 4 kB look up who is connected (a name, a picture), once they are. 1.5 kB: locked wallets are followed and asked
  // nothing at a load, and links to apps are held to one shape. 0.7 kB: what a wallet signs while it connects. 0.2 kB: what is said where
  // a site did not answer, and of a typo in an address. 0.6 kB of the opening: not to be taken in by names, nor a node's no for the visitor's.
  // 0.2 kB: files that hooks load by subject share more with one another.
  // 8.2 kB: bignumber.js, of the stack that was asked for, in place of decimals of our own. It comes with the chunk that connects.
  // 0.5 kB: nanostores, as before a click. 1.1 kB: a switch that wallets of every kind understand, chain ids parsed in one place, errors
  // known by name, wallets of the last visit that come late, and what the opening gained.
  [
    'one network: JS in all until connected, beyond React',
    ({ bytes }) => bytes.vite.one.inAll.bytes,
    144_600,
    kilobytes,
  ],
  ['one network: pictures of it', ({ bytes }) => bytes.vite.one.pictures.bytes, 11_600, kilobytes],
  // Once connected, each after the one before it. Pictures are data, a file for some 30 networks. Of Activity 8 kB are its
  // own; the rest follows what was sent and knows what strangers send, which Send needs as well. 1 kB each: figures say since
  // when they are old and what is missing in them; whom the history names is known to Send, which refuses what it cannot read. 0.8 kB of the account: where several wallets are connected
  // "Disconnect" asks which one is meant, and each kind of networks has its picture and a dot. 0.1 kB of Activity and
  // Send: what waits in a wallet is told until it is answered. 0.1 kB of the account: a total says that more is coming.
  // 0.4 kB of the account and 0.4 of Activity: what was swapped, and what is not counted in a total. 1.4 kB of Send: the card of an amount,
  // the list of tokens and the review are shared with swapping and buying, in a file of their own. 0.8 kB of it Activity had to load,
  // which has no use for it.
  // 0.3 kB of the account: the way to what was allowed. 0.9 of Activity and 0.7 of Send: what came in the visitor's name without being
  // theirs is folded, what cannot come any more is known at once, a cancel is told as one, and a check can be stopped.
  // 50 bytes of Activity: what another browser canceled is told as that, too. 0.1 kB of Send: money that is typed reads the same again,
  // and what a request has filled in goes with it. What does that comes later.
  // 0.2 kB of the account: who acts for a visitor is no part of connecting any more. 0.1 kB of Send and of a swap that is looked over:
  // an error says by itself that something may have been sent. Another 0.2 of the account and 0.1 of Send, and of what loads until
  // connected 0.1, is what changes that each had room alone have come to together.
  ['one network: JS of the account', ({ account }) => account.account.bytes, 32_450, kilobytes],
  ['one network: pictures of the account', ({ account }) => account.account.pictures, 9_300, kilobytes],
  ['one network: JS of Activity', ({ account }) => account.activity.bytes, 18_170, kilobytes],
  ['one network: JS of Send after it', ({ account }) => account.send.bytes, 18_900, kilobytes],
  // What is kept of each opening would be one or more. Below that is what a busy machine had not let go of yet: 3.6 to 8.3 kB
  // and up to 0.14 nodes were seen of the same build. The goal of 2 kB is reported by `pnpm bench`.
  // By the files that nobody else loads. A swap is looked over, tried out and followed by what 14 kB for all of it have no room for:
  // offers of several, exact approvals of three kinds, what is said wherever it stops, and 1.4 kB that parses what providers answer
  // and holds what was told. Swapping has 0.4 kB to say what stays allowed, what is compared and that more would be taken. Buying has
  // 0.9 kB to outlive a reload, signing in 0.6 kB to sign out whom a site did not answer for, and 0.6 kB to notice that a session has
  // ended at the site; what a wallet signs while it connects, and signing in without a view, went out of it for that. Paying has 0.3 kB that
  // Send carried for it: what to swap. What each part weighs is in the README.
  // 0.2 of the form and 0.7 of what is looked over: gas is asked of providers where nodes are silent, what is no swap is refused where
  // nobody can try it out, and an approval that was lowered, and a swap that brought nothing, are told. 0.3 of paying: the
  // network is asked for before a swap.
  // Of a phone 141 are WalletConnect's client, which core brings in its build: 126 before, without the provider around it. It is
  // the stack that was asked for, at the last version under a free licence. 2 kB: a site's own provider can be handed in, and
  // proposals that expire and sessions that wallets end are told apart.
  ...Object.entries({
    'swapping: the form': 19_550,
    'swapping, looked over': 18_450,
    buying: 14_200,
    'paying, after sending': 5_000,
    'signing in': 7_500,
    names: 5_500,
    'what was allowed': 14_800,
    'smart-account sessions': 11_300,
    NFTs: 10_400,
    'a phone': 152_400,
  }).map(
    ([name, limit]): Limit => [
      `${name}: JS of its own files`,
      ({ features }) => features[name] ?? Number.NaN,
      limit,
      kilobytes,
    ],
  ),
  ['kept per open and close: heap', ({ kept }) => kept[ten.name]?.heap ?? Number.NaN, 16_000, kilobytes],
  ['kept per open and close: DOM nodes', ({ kept }) => kept[ten.name]?.nodes ?? Number.NaN, 0.5, plain],
  ['kept per open and close: listeners', ({ kept }) => kept[ten.name]?.listeners ?? Number.NaN, 0.5, plain],
  ['axe violations', ({ cleanliness }) => cleanliness.axe.length, 0, plain],
  ['strict CSP violations', ({ cleanliness }) => cleanliness.csp.length, 0, plain],
  ['errors and warnings in the console', ({ cleanliness }) => cleanliness.complaints.length, 0, plain],
  ['requests to other hosts before a click', ({ cleanliness }) => cleanliness.otherHosts.length, 0, plain],
]
