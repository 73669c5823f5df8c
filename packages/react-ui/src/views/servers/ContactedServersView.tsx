import type { RequestPurpose, RequestRecord } from '@foyer/core'
import { useStore } from '@nanostores/react'
import {
  ArrowLeftRight,
  AtSign,
  ChartNoAxesColumn,
  Clock,
  Coins,
  Globe,
  type IconNode,
  Image,
  LayoutGrid,
  Network,
  Package,
  Puzzle,
  Server,
  Smartphone,
  UserRound,
} from 'lucide'
import { Icon } from '../../components/Icon.js'
import { IconBadge } from '../../components/IconBadge.js'
import { ListEndFade } from '../../components/ListEndFade.js'
import type { LazyMessages, ServerMessages } from '../../i18n/en.js'
import { enLazy } from '../../i18n/enLazy.js'
import { enServers } from '../../i18n/enServers.js'
import { addTexts, useUiWithTexts } from '../../i18n/useUiWithTexts.js'
import { useFormatDate } from '../../internal/useFormatDate.js'
import type { ViewModule } from '../../internal/viewModule.js'
import lists from '../../shell/theme/lists.css?text'
import serversSheet from './servers.css?text'

interface Texts extends LazyMessages {
  readonly servers: ServerMessages
}

const texts: Texts = { ...enLazy, servers: enServers }

const DAY_MS = 86_400_000

function ContactedServersView() {
  const { context, messages } = useUiWithTexts(texts)
  const servers = groupByHost(useStore(context.services.requests.$requests))
  if (!servers.length) {
    return (
      <div className="fy-body">
        <div className="fy-empty">
          <IconBadge node={Globe} />
          <p className="fy-empty__t">{messages.servers.none}</p>
          <p className="fy-empty__p">{messages.servers.noneText}</p>
        </div>
      </div>
    )
  }
  return (
    <div className="fy-body fy-body--list fy-servers">
      <p className="fy-note">{messages.servers.intro}</p>
      <ul className="fy-rows" aria-label={messages.guide.servers}>
        {servers.map((server) => (
          <ServerRow key={server.host} server={server} texts={messages.servers} />
        ))}
      </ul>
      <ListEndFade />
    </div>
  )
}

function ServerRow({ server, texts }: { readonly server: ContactedServer; readonly texts: ServerMessages }) {
  const formatDate = useFormatDate()
  const { host, purposes, count, lastAt } = server
  const [first = 'feature'] = purposes
  const time = formatDate(lastAt, Date.now() - lastAt < DAY_MS ? 'time' : 'dayAndTime')
  return (
    <li className="fy-row">
      <span className="fy-ic fy-ic--glyph" aria-hidden="true">
        <Icon node={icons[first]} strokeWidth={1.75} />
      </span>
      <span className="fy-row__m">
        <span className="fy-row__t">{host === '*' ? texts.others : <bdi dir="ltr">{host}</bdi>}</span>
        <span className="fy-row__s">
          <bdi>{purposes.map((each) => texts.purposes[each]).join(' · ')}</bdi>
        </span>
      </span>
      <span className="fy-row__e">
        <span className="fy-row__s">{texts.times(count)}</span>
        <span className="fy-row__s" aria-hidden="true">
          <bdi>{time}</bdi>
        </span>
        <span className="fy-vh">{texts.lastAt(time)}</span>
      </span>
    </li>
  )
}

function LimitsFooter() {
  const { messages } = useUiWithTexts(texts)
  return (
    <div className="fy-footer" dir="auto">
      {messages.servers.limits}
    </div>
  )
}

export const contactedServersView: ViewModule<'ContactedServers'> = {
  Component: ContactedServersView,
  Footer: LimitsFooter,
  sheets: [lists, serversSheet],
  title: (ui) => addTexts(ui, texts).messages.guide.servers,
  watch: (context) => context.services.requests.$requests,
}

interface ContactedServer extends Pick<RequestRecord, 'host' | 'firstAt' | 'lastAt' | 'count'> {
  readonly purposes: readonly RequestPurpose[]
}

/** Returns one entry a host, in the order of first contact, so that rows keep their places while the list is open. */
function groupByHost(records: readonly RequestRecord[]): readonly ContactedServer[] {
  const servers = new Map<string, ContactedServer>()
  for (const { host, purpose, firstAt, lastAt, count } of [...records].sort(compareFirst)) {
    const known = servers.get(host)
    servers.set(host, {
      host,
      purposes: [...(known?.purposes ?? []), purpose],
      firstAt: known?.firstAt ?? firstAt,
      lastAt: Math.max(lastAt, known?.lastAt ?? 0),
      count: count + (known?.count ?? 0),
    })
  }
  const isRest = ({ host }: ContactedServer) => Number(host === '*')
  return [...servers.values()].sort((a, b) => isRest(a) - isRest(b))
}

/** Orders records of the same millisecond by name, because a further request moves a record to the end. */
function compareFirst(one: RequestRecord, other: RequestRecord): number {
  const [a, b] = [`${one.host} ${one.purpose}`, `${other.host} ${other.purpose}`]
  return one.firstAt - other.firstAt || (a < b ? -1 : 1)
}

const icons: Readonly<Record<RequestPurpose, IconNode>> = {
  analytics: ChartNoAxesColumn,
  data: Server,
  directory: LayoutGrid,
  feature: Puzzle,
  history: Clock,
  images: Image,
  names: AtSign,
  nfts: Image,
  node: Network,
  relay: Smartphone,
  secureSite: UserRound,
  swap: ArrowLeftRight,
  tokens: Coins,
  walletLibrary: Package,
}
