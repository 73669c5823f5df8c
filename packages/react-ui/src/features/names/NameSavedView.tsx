import { naming } from '@foyer/core/ui/names'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Avatar } from '../../components/Avatar.js'
import { Button } from '../../components/Button.js'
import { CheckIcon } from '../../components/CheckIcon.js'
import { StateScreen } from '../../components/StateScreen.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { enNames } from '../../messages/enNames.js'
import { useUi } from '../../UiContext.js'
import { useWalletTexts } from '../../useWalletTexts.js'

/** The name that was registered. The account lies behind it. */
export function NameSavedView() {
  const { context } = useUi()
  const texts = useWalletTexts('names', enNames)
  const registered = useStore(context.use(naming).$registered)
  const { account } = useActiveAccount()
  const { router } = context.stores
  useEffect(() => {
    if (!registered) router.replace({ view: 'RegisterAccountName' })
  }, [registered, router])
  if (!registered) return null
  const { name, address, others } = registered
  return (
    <>
      <div className="fy-body">
        <StateScreen
          role="status"
          picture={
            <span className="fy-badge fy-names__me">
              <Avatar address={address} imageUrl={account.address === address ? account.profileImage : undefined} />
              <span className="fy-names__tick">
                <CheckIcon />
              </span>
            </span>
          }
          title={texts.hello(name)}
          text={
            <>
              {texts.helloText}
              {others.length > 0 && (
                <>
                  {' '}
                  <bdi className="fy-names__text">{texts.also(others.join(', '))}</bdi>
                </>
              )}
            </>
          }
        />
      </div>
      <div className="fy-cta">
        <Button kind="1" isFocused onClick={() => router.reset({ view: 'Account' })}>
          {texts.done}
        </Button>
      </div>
    </>
  )
}
