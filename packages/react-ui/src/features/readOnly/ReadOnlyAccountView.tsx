import { Eye } from 'lucide'
import { Button } from '../../components/Button.js'
import { IconBadge } from '../../components/IconBadge.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { useUi } from '../../internal/UiContext.js'
import { useActiveAccount } from '../../internal/useActiveAccount.js'
import { enReadOnly } from './texts.js'

/** Says what a read-only account cannot do, and offers to connect a wallet. */
export function ReadOnlyAccountView() {
  const { context } = useUi()
  const texts = useWalletTexts('readOnly', enReadOnly)
  const { namespace } = useActiveAccount()
  const connect = () => context.stores.router.push({ view: 'Connect', params: { namespace, adding: true } })
  return (
    <>
      <div className="fy-body">
        <StatusScreen isTight picture={<IconBadge node={Eye} />} title={texts.limitTitle} text={texts.limitText} />
      </div>
      <div className="fy-cta">
        <Button kind="1" onClick={connect}>
          {texts.connect}
        </Button>
      </div>
    </>
  )
}
