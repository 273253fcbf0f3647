/** The two legal pages. They describe the software as delivered; operators may add to them. */
import { BRAND } from '../content';

export interface LegalSection {
  title: string;
  text: string[];
}

export interface LegalText {
  title: string;
  description: string;
  lead: string;
  sections: LegalSection[];
}

export const privacy: LegalText = {
  title: 'Privacy',
  description: `What ${BRAND} stores, where it stores it and what leaves the server.`,
  lead: `${BRAND} runs on the server of the team that installed it. That team, called the operator here, decides who gets in and is responsible for the data. This page says what the software does as delivered.`,
  sections: [
    {
      title: 'Visiting the public pages',
      text: [
        'No analytics, no advertising, no cookies, nothing loaded from another host. If you switch between light and dark, your browser remembers the choice locally.',
        'The server may write each request to its log: time, address of the page, network address. How long the log is kept is up to the operator. If the operator shows a presentation of their own, it is loaded from the host they chose.',
      ],
    },
    {
      title: 'Having an account',
      text: [
        'We store your email address, your password as a hash that cannot be turned back into it, your role, whether the account is approved, and your sessions. While you are signed in, one cookie keeps the session and another one lets the back office show pictures; scripts cannot read them and they serve nothing else.',
        'Work in the back office (tags, analyses, ideas, messages) is stored with the time and the account that did it, so that colleagues can see who changed what.',
      ],
    },
    {
      title: 'What leaves the server',
      text: [
        'To read rankings and game pages, the server asks the public stores, or a data service that the operator set up. Those requests name games, not people. Icons and screenshots of games are fetched and kept by the server, so your browser does not tell the stores what you look at. Only when you play a video of a game does your browser load it from the store or from YouTube.',
        'Analyses and ideas are made by the built-in engine on the server. If the operator connects an external model instead, the texts of games and ideas, and what you write in chat, are sent to it. Mail is sent through the operator’s mail server, if there is one.',
      ],
    },
    {
      title: 'Seeing, correcting, removing',
      text: [
        'Ask the operator of this installation, an administrator of your team for instance. They can correct your record, export it or delete it; the makers of the software have no access to it.',
      ],
    },
  ],
};

export const terms: LegalText = {
  title: 'Terms',
  description: `The conditions under which ${BRAND} is offered and used.`,
  lead: 'Short on purpose. A contract between you and the operator of this installation takes precedence over this page.',
  sections: [
    {
      title: 'The software',
      text: [
        `${BRAND} is published under the MIT license. You may use, change and pass it on under its conditions. It comes as it is, without warranty.`,
      ],
    },
    {
      title: 'Access',
      text: [
        'Anyone may ask for an account. An administrator approves or declines each request and can withdraw an approval later. Keep your password and your API tokens to yourself; what is done with them is your responsibility.',
      ],
    },
    {
      title: 'Prices',
      text: [
        'The price list on the start page is for games that use the kit. The calculator is an estimate to plan with, not an offer and not an invoice. Taxes are not included.',
      ],
    },
    {
      title: 'Market data, analyses and ideas',
      text: [
        'Ranks, downloads and revenue come from public stores or from a data service and can be late, rounded or wrong. Values marked as sample or default are not real measurements. Analyses and ideas are suggestions of a program: check them before you make decisions.',
        'Names, icons and screenshots of games belong to their owners and are shown to identify them. Respect the terms of the stores and services you connect.',
      ],
    },
    {
      title: 'Fair use',
      text: [
        'Do not use the product to break into accounts, to overload other people’s services or to publish personal data. The operator may limit the number of requests and close accounts that do so.',
      ],
    },
  ],
};
