import { goBack } from '@foyer/core/ui'
import { Button } from '../../components/Button.js'
import guideSheet from '../../theme/guide.css?text'
import { toViewUi, useViewUi } from '../../useViewUi.js'
import type { ViewModule } from '../../viewModule.js'
import { lessonPictures } from './lessonPictures.js'

/** Three short lessons for someone who has never had a wallet. */
export function WhatIsAWalletView() {
  const { context, messages } = useViewUi()
  const { guide } = messages
  return (
    <>
      <div className="fy-body">
        {guide.lessons.map(([title, text], index) => (
          <div className="fy-lesson" key={title}>
            {lessonPictures[index]}
            <b>{title}</b>
            <span>{text}</span>
          </div>
        ))}
      </div>
      <div className="fy-cta fy-stack">
        <Button kind="1" onClick={() => context.stores.router.push({ view: 'GetWallet' })}>
          {guide.get}
        </Button>
        <Button kind="3" onClick={() => goBack(context)}>
          {guide.have}
        </Button>
      </div>
    </>
  )
}

export const whatIsAWalletView: ViewModule<'WhatIsAWallet'> = {
  Component: WhatIsAWalletView,
  sheets: [guideSheet],
  title: (ui) => toViewUi(ui).messages.guide.title,
}
