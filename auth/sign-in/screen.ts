import type { ComponentType } from 'react'
import type { MessageLink } from '#auth/message-link/link.ts'
import type { LinkScreenProps, RecoverScreenProps, Screens } from './screens.ts'

/** What stands in the door of the sign-in page. */
export type Door =
  /** `returned`: from another screen, whose place the form takes. `notLoaded`: what should have taken the form's. */
  | { screen: 'signIn'; email: string; returned: boolean; notLoaded?: keyof Screens }
  /** The form as it was built, until the screen of a link is there. */
  | { screen: 'arriving'; link: MessageLink }
  | { screen: 'link'; link: MessageLink; Screen: ComponentType<LinkScreenProps> }
  | { screen: 'recover'; email: string; Screen: ComponentType<RecoverScreenProps> }

export type DoorAction =
  | { type: 'linkLoaded'; Screen: ComponentType<LinkScreenProps> }
  | { type: 'recoverLoaded'; Screen: ComponentType<RecoverScreenProps>; email: string }
  | { type: 'notLoaded'; screen: keyof Screens }
  | { type: 'returned'; email: string }
  /** The visitor goes on with the form. */
  | { type: 'edited' }

/** What stands in the door when the page opens, with or without the link of a message. */
export function firstDoor(link: MessageLink | undefined): Door {
  return link ? { screen: 'arriving', link } : { screen: 'signIn', email: '', returned: false }
}

/** What stands in the door after an action. An action that comes too late for its screen changes nothing. */
export function nextDoor(door: Door, action: DoorAction): Door {
  switch (action.type) {
    case 'linkLoaded':
      return door.screen === 'arriving' ? { screen: 'link', link: door.link, Screen: action.Screen } : door
    case 'recoverLoaded':
      return { screen: 'recover', email: action.email, Screen: action.Screen }
    case 'notLoaded':
      return withoutScreen(door, action.screen)
    case 'returned':
      return { screen: 'signIn', email: action.email, returned: true }
    case 'edited':
      return door.screen === 'signIn' ? { screen: 'signIn', email: door.email, returned: door.returned } : door
  }
}

/** Where a screen cannot be loaded the form says so: it alone has a place for that. */
function withoutScreen(door: Door, screen: keyof Screens): Door {
  switch (door.screen) {
    case 'signIn':
      return { ...door, notLoaded: screen }
    case 'arriving':
    case 'link':
      return { screen: 'signIn', email: '', returned: door.screen === 'link', notLoaded: screen }
    case 'recover':
      return door
  }
}
