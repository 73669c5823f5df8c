import { getNamesController } from '@foyer/core/internal/names'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Avatar } from '../../components/Avatar.js'
import { Button } from '../../components/Button.js'
import { CheckIcon } from '../../components/Icon.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { useFormatList } from '../../internal/formatList.js'
import { useUi } from '../../internal/UiContext.js'
import { useActiveAccount } from '../../internal/useActiveAccount.js'
import { enNames } from './texts.js'

export function NameSavedView() {
  const { modal, context } = useUi()
  const texts = useWalletTexts('names', enNames)
  const formatList = useFormatList()
  const registered = useStore(getNamesController(modal).$registered)
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
        <StatusScreen
          role="status"
          picture={
            <span className="fy-names__me">
              <Avatar address={address} imageUrl={account.address === address ? account.profileImage : undefined} />
              <span className="fy-ring__b fy-ring__b--ok">
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
                  <bdi className="fy-names__text">{texts.also(formatList(others, 'and'))}</bdi>
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
