import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { listen } from '../../lib/listen.ts';

/** Milliseconds. */
const longMs = 500;
/** CSS pixels. A finger that moves further is scrolling. */
const slack = 10;

/** `wasLong` tells the click after a long press, which must do nothing. */
export function useLongPress(onLong: (target: EventTarget) => void) {
  /** Ends the press, if there is one. */
  const end = useRef<(() => void) | null>(null);
  const long = useRef(false);
  const stop = (): void => {
    end.current?.();
    end.current = null;
  };
  useEffect(() => stop, []);

  return {
    handlers: {
      onPointerDown: ({ button, target, clientX: x, clientY: y }: PointerEvent) => {
        stop();
        long.current = false;
        if (button !== 0) return;
        const timer = setTimeout(() => {
          long.current = true;
          onLong(target);
        }, longMs);
        // React would make an event of every move, even while nothing is pressed.
        const unlisten = [
          listen(window, ['pointermove'], ({ clientX, clientY }) => {
            if (Math.hypot(clientX - x, clientY - y) > slack) stop();
          }),
          listen(window, ['pointerup', 'pointercancel'], stop),
        ];
        end.current = () => {
          clearTimeout(timer);
          unlisten.forEach(off => off());
        };
      },
      onContextMenu: (event: MouseEvent) => {
        if (end.current !== null || long.current) event.preventDefault();
      },
    },
    wasLong: ({ detail }: MouseEvent): boolean => {
      const was = long.current && detail > 0;
      long.current = false;
      return was;
    },
  };
}
