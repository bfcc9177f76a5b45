import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds. */
const longMs = 500;
/** CSS pixels. A finger that moves further is scrolling. */
const slack = 10;

type Press = { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number };

/** `wasLong` tells the click after a long press, which must do nothing. */
export function useLongPress(onLong: (target: EventTarget) => void) {
  const press = useRef<Press | null>(null);
  const long = useRef(false);
  const stop = (): void => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  useEffect(() => stop, []);

  return {
    handlers: {
      onPointerDown: ({ button, target, clientX: x, clientY: y }: PointerEvent) => {
        stop();
        long.current = false;
        if (button !== 0) return;
        const fire = (): void => {
          long.current = true;
          onLong(target);
        };
        press.current = { timer: setTimeout(fire, longMs), x, y };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const from = press.current;
        if (from !== null && Math.hypot(clientX - from.x, clientY - from.y) > slack) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onPointerLeave: stop,
      onContextMenu: (event: MouseEvent) => {
        if (press.current !== null || long.current) event.preventDefault();
      },
    },
    wasLong: ({ detail }: MouseEvent): boolean => {
      const was = long.current && detail > 0;
      long.current = false;
      return was;
    },
  };
}
