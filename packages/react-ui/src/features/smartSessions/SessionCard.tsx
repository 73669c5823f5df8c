import { formatAddress, isModalError, type ModalError } from '@foyer/core/internal/modal'
import type { SmartSession } from '@foyer/core/internal/permissions'
import { TriangleAlert } from 'lucide'
import { useId } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { SiteIcon } from '../../components/SiteIcon.js'
import { sharedIcons } from '../../components/sharedIcons.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { getDecliningWalletName } from '../../internal/getDecliningWalletName.js'
import { useActiveAccount } from '../../internal/useActiveAccount.js'
import { useFormatDate } from '../../internal/useFormatDate.js'
import { ErrorText } from '../../views/ErrorText.js'
import { describeExpiry, describeSessionLimit, getAppName, getUrlHost } from './describeSession.js'
import { enSmartSessions } from './texts.js'

export interface SessionCardProps {
  readonly session: SmartSession
  readonly wallet: string
  readonly isEnding: boolean
  /** True while another session is being revoked, which disables the button. */
  readonly isOff: boolean
  readonly error: ModalError | undefined
  readonly onStop: () => void
}

export function SessionCard({ session, wallet, isEnding, isOff, error, onStop }: SessionCardProps) {
  const { context } = useViewUi()
  const texts = useWalletTexts('smartSessions', enSmartSessions)
  const { account } = useActiveAccount()
  const id = useId()
  const own = context.options.metadata.name
  const name = getAppName(session, texts, own)
  const limits = session.limits.map((each) => describeSessionLimit(each, texts))
  const end = describeExpiry(session, texts, useFormatDate())
  const host = getUrlHost(session.site?.url)
  const network = context.stores.networks.find(networkOf(session))
  const about = [host === name ? undefined : host, network?.name].filter(Boolean).join(' · ')
  const bad = limits.filter(({ isBad }) => isBad)
  const description = limits[0]?.text ?? texts.other
  return (
    <li className="fy-conn" aria-labelledby={id}>
      <div className="fy-conn__r">
        <SiteIcon name={name} imageUrl={session.site ? session.site.iconUrl : context.options.metadata.icons[0]} />
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
          label={texts.stopOf(name, description)}
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
          <Icon node={sharedIcons.bad} />
          <div>
            {isModalError(error, 'USER_REJECTED') ? (
              texts.declined(getDecliningWalletName(account.connectedWalletInfo, wallet))
            ) : (
              <ErrorText error={error} wallet={wallet} />
            )}
          </div>
        </div>
      )}
    </li>
  )
}

const networkOf = ({ caipAddress }: SmartSession) =>
  caipAddress.slice(0, caipAddress.lastIndexOf(':')) as `${string}:${string}`
