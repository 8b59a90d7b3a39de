import './theme/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { HouseProvider } from './settings/house.tsx';
import { speak } from './settings/messages/index.ts';
import { readSettings } from './settings/settings.ts';
import { keepSite } from './settings/versions.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
await speak(readSettings().language);
createRoot(root).render(
  <StrictMode>
    <HouseProvider>
      <App />
    </HouseProvider>
  </StrictMode>,
);

// In development files change under our hands: nothing is kept then. Without the service worker the site works as long as there is a network.
if (import.meta.env.PROD && 'serviceWorker' in navigator) keepSite().catch(() => undefined);
