import { formatAddress, isImageUrl, isModalError, type ModalError } from '@foyer/core/ui'
import { describeError } from '@foyer/core/ui/connect'
import type { SmartSession } from '@foyer/core/ui/sessions'
import { TriangleAlert } from 'lucide'
import { useId, useState } from 'react'
import { Button } from '../../components/Button.js'
import { glyphs } from '../../components/glyphs.js'
import { Icon } from '../../components/Icon.js'
import { useFormatDate } from '../../hooks/useFormatDate.js'
import { enSmartSessions } from '../../messages/enSmartSessions.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { describeLimit, endOf, hostOf, siteOf } from './describeSession.js'

export interface SessionCardProps {
  readonly session: SmartSession
  readonly wallet: string
  /** It is being stopped. */
  readonly isEnding: boolean
  /** Another one is. */
  readonly isOff: boolean
  readonly error: ModalError | undefined
  readonly onStop: () => void
}

/** A site, what it may do, how much of it is used, until when, and the end of it. */
export function SessionCard({ session, wallet, isEnding, isOff, error, onStop }: SessionCardProps) {
  const { context, messages } = useViewUi()
  const texts = useWalletTexts('smartSessions', enSmartSessions)
  const id = useId()
  const own = context.options.metadata.name
  const name = siteOf(session, texts, own)
  const limits = session.limits.map((each) => describeLimit(each, texts))
  const end = endOf(session, texts, useFormatDate())
  const host = hostOf(session.site?.url)
  const network = context.stores.networks.find(networkOf(session))
  const about = [host === name ? undefined : host, network?.name].filter(Boolean).join(' · ')
  const bad = limits.filter(({ isBad }) => isBad)
  const what = limits[0]?.text ?? texts.other
  return (
    <li className="fy-conn" aria-labelledby={id}>
      <div className="fy-conn__r">
        <SiteIcon name={name} image={session.site ? session.site.iconUrl : context.options.metadata.icons[0]} />
        <span className="fy-row__m">
          <span className="fy-row__t fy-sessions__wrap" id={id}>
            <bdi>{name}</bdi>
          </span>
          {about && (
            <span className="fy-row__s fy-sessions__wrap">
              <bdi>{about}</bdi>
            </span>
          )}
        </span>
        <Button
          kind="2"
          size="xs"
          focusKey={`stop ${session.id}`}
          label={texts.stopOf(name, what)}
          isBusy={isEnding}
          isOff={isOff}
          onClick={onStop}
        >
          {texts.stop}
        </Button>
      </div>
      {limits.map(({ text, isBad, used }) => (
        <div key={text}>
          {!isBad && <p className="fy-sessions__what">{text}</p>}
          {used && (
            <>
              <div
                className="fy-sessions__bar"
                role="progressbar"
                aria-label={texts.usedLabel}
                aria-valuetext={used.text}
                aria-valuenow={used.percent}
                aria-valuemin={0}
                aria-valuemax={100}
              >
                <i style={{ inlineSize: `${Math.min(used.percent, 100)}%` }} />
              </div>
              <p className="fy-row__s fy-num">{used.text}</p>
            </>
          )}
        </div>
      ))}
      {(end || session.to) && (
        <p className="fy-row__s fy-sessions__end">
          {session.to && <bdi dir="ltr">{texts.usedBy(formatAddress(session.to))}</bdi>}
          {end && <span>{end}</span>}
        </p>
      )}
      {(bad.length > 0 || session.limits.length === 0 || !end) && (
        <div className="fy-alert fy-alert--warn">
          <Icon node={TriangleAlert} />
          <div>
            {[
              ...bad.map(({ text }) => text),
              ...(session.limits.length === 0 ? [texts.other] : []),
              ...(end ? [] : [texts.endsNever]),
            ].join(' ')}
          </div>
        </div>
      )}
      {error && (
        <div className="fy-alert fy-alert--bad" role="alert">
          <Icon node={glyphs.bad} />
          <div>
            {isModalError(error, 'USER_REJECTED') ? texts.declined(wallet) : describeError(error, messages.errors)}
          </div>
        </div>
      )}
    </li>
  )
}

const networkOf = ({ caipAddress }: SmartSession) =>
  caipAddress.slice(0, caipAddress.lastIndexOf(':')) as `${string}:${string}`

/** The site's picture, as it says itself, else its first letter. */
function SiteIcon({ name, image }: { readonly name: string; readonly image: string | undefined }) {
  const [broken, setBroken] = useState<string>()
  const hasImage = image !== undefined && image !== broken && isImageUrl(image)
  return (
    <span className="fy-ic" aria-hidden="true">
      {hasImage ? (
        <img src={image} alt="" decoding="async" referrerPolicy="no-referrer" onError={() => setBroken(image)} />
      ) : (
        <span className="fy-ic__l">{[...name][0]?.toUpperCase()}</span>
      )}
    </span>
  )
}
